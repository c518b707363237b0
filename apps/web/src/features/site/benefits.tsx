import { periods } from '@accanto/contract';
import { Clock, EyeOff, Feather, Info, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from './section.tsx';

const items = [
  { key: 'one', Icon: Clock },
  { key: 'two', Icon: Feather },
  { key: 'three', Icon: EyeOff },
  { key: 'four', Icon: SlidersHorizontal },
] as const;
/** Where each source can be read (WHO's ISBN addresses, the Union's permanent ELI). */
const sources = [
  { key: 'one', url: 'https://www.who.int/publications/i/item/9789241548205', titleLanguage: 'en' },
  { key: 'two', url: 'https://www.who.int/publications/i/item/9789240026629', titleLanguage: 'en' },
  { key: 'three', url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj', titleLanguage: undefined },
] as const;

/** Four benefits, what we build on, and the disclaimer (SPEC 2). */
export function Benefits(): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <Section id="benefits" title={t('benefits.title')} ground="surface">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ key, Icon }, index) => (
          <li key={key}>
            <Reveal
              delayMs={index * periods.benefitsStaggerMs}
              className="flex h-full flex-col gap-3 rounded-card bg-paper p-6"
            >
              <Icon strokeWidth={1.75} className="size-8 text-pine" aria-hidden="true" />
              <h3 className="text-xl">{t(`benefits.items.${key}.title`)}</h3>
              <p className="text-muted">{t(`benefits.items.${key}.text`)}</p>
            </Reveal>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-8 rounded-card border border-line p-7 md:p-10 lg:grid-cols-[1fr_1.6fr]">
        <div className="flex flex-col gap-3">
          <h3 className="text-2xl">{t('benefits.expertTitle')}</h3>
          <p className="text-muted">{t('benefits.expertText')}</p>
        </div>
        <div className="flex flex-col gap-4">
          <ul className="flex flex-col gap-5">
            {sources.map(({ key, url, titleLanguage }) => (
              <li key={key} className="border-s-2 border-pine ps-4">
                <p className="font-medium">{t(`benefits.sources.${key}.idea`)}</p>
                <p className="text-sm text-muted">
                  {t(`benefits.sources.${key}.publisher`)},{' '}
                  <a href={url} rel="noopener noreferrer" className="link" lang={titleLanguage}>
                    {t(`benefits.sources.${key}.title`)}
                  </a>
                </p>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t('benefits.expertNote')}</p>
        </div>
      </div>
      <p className="mt-8 flex items-start gap-4 rounded-card bg-clay-tint p-6 text-ink md:px-8">
        <Info strokeWidth={1.75} className="mt-0.5 shrink-0 text-clay" aria-hidden="true" />
        <span className="prose-width">{t('benefits.disclaimer')}</span>
      </p>
    </Section>
  );
}
