import type { Language } from '@accanto/contract';
import { MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpLine } from '../../../safety-facts.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { safetyFacts } from '../../platform/safety-facts.ts';

/** Countries with lines of their own; those of the page's language come first. */
const countries = ['IT', 'ES', 'NL', 'GB', 'IE', 'US'] as const;
const ownCountries: Record<Language, readonly string[]> = {
  it: ['IT'],
  en: ['GB', 'IE', 'US'],
  es: ['ES'],
  nl: ['NL'],
};
/** How the file writes a line that holds in every country without one of its own. */
const everywhere = '*';

const digits = (number: string): string => number.replaceAll(/[^+\d]/g, '');

/** Everybody who helps, country by country, with the day each was last checked. */
export function HelpLines(): ReactNode {
  const { t } = useTranslation('safety');
  const { language } = useLanguage();
  const isOwn = (country: string): boolean => ownCountries[language].includes(country);
  const groups = [
    { country: 'ALL', lines: linesOf(everywhere) } as const,
    ...[...countries.filter(isOwn), ...countries.filter((country) => !isOwn(country))].map(
      (country) => ({ country, lines: linesOf(country) }),
    ),
  ];
  return (
    <section id="lines" aria-labelledby="lines-title" className="flex flex-col gap-5">
      <h2 id="lines-title" className="text-2xl">
        {t('lines.heading')}
      </h2>
      <p className="prose-width">{t('lines.text')}</p>
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ country, lines }) => (
          <section key={country} className="mt-3 flex flex-col gap-3">
            <h3 className="text-xl">{t(`lines.countries.${country}`)}</h3>
            <ul className="grid gap-4 sm:grid-cols-2">
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

function linesOf(country: string): readonly HelpLine[] {
  return safetyFacts.lines.filter(({ countries }) => countries.includes(country));
}

function Line({ line }: { readonly line: HelpLine }): ReactNode {
  const { t } = useTranslation('safety');
  const { language } = useLanguage();
  const name = line.name[language] ?? Object.values(line.name)[0] ?? line.id;
  const notes = [
    typeof line.hours === 'string' ? t(`lines.${line.hours}`) : t('lines.daily', line.hours),
    ...(line.free ? [t('lines.free')] : []),
    ...(line.audience === 'everyone' ? [] : [t(`lines.${line.audience}`)]),
    ...(line.region === undefined ? [] : [t('lines.region', { region: line.region })]),
  ];
  return (
    <li className="card flex flex-col items-start gap-1 p-5">
      <h4 className="font-semibold">{name}</h4>
      <p className="text-sm text-muted">{notes.join(' · ')}</p>
      {line.phone !== null && (
        <a href={`tel:${digits(line.phone)}`} className={way}>
          <Phone strokeWidth={1.75} className="size-5" aria-hidden="true" />
          {t('lines.call', { contact: line.phone })}
        </a>
      )}
      {line.text !== null && (
        <a href={`sms:${digits(line.text)}`} className={way}>
          <MessageSquare strokeWidth={1.75} className="size-5" aria-hidden="true" />
          {t('lines.write', { contact: line.text })}
        </a>
      )}
      {line.chatUrl !== null && (
        <a href={line.chatUrl} rel="noopener noreferrer" className={way}>
          <MessageSquare strokeWidth={1.75} className="size-5" aria-hidden="true" />
          {t('lines.chat')}
        </a>
      )}
      <p className="mt-auto pt-1 text-xs text-muted">
        {t('lines.verified', { date: formatDate(line.verifiedOn, language) })},{' '}
        <a href={line.sourceUrl} rel="noopener noreferrer" className="link">
          {t('lines.source')}
          <span className="sr-only">: {name}</span>
        </a>
      </p>
    </li>
  );
}

const way =
  'inline-flex min-h-11 items-center gap-2.5 font-semibold text-pine no-underline hover:underline hover:underline-offset-4';
