import { periods, planPrices, type PlanId } from '@accanto/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { track } from '../../platform/analytics.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { AnchorLink } from './anchor-link.tsx';
import { Section } from './section.tsx';

interface Plan {
  readonly id: PlanId;
  readonly isHighlighted: boolean;
}

/** The three plans (SPEC 1). */
const plans: readonly Plan[] = [
  { id: 'free', isHighlighted: false },
  { id: 'base', isHighlighted: true },
  { id: 'premium', isHighlighted: false },
];
const features = ['one', 'two', 'three', 'four', 'five'] as const;

interface PlanCardProps {
  readonly plan: Plan;
  readonly onChoose: (plan: PlanId) => void;
}

function PlanCard({ plan: { id, isHighlighted }, onChoose }: PlanCardProps): ReactNode {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const name = t(`pricing.plans.${id}.name`);
  const price = planPrices[id];
  return (
    <div
      className={classes(
        'card relative flex h-full flex-col gap-5 p-7 md:p-8',
        isHighlighted && 'border-2 border-pine shadow-soft',
      )}
    >
      {isHighlighted && (
        <p className="absolute -top-3.5 start-7 rounded-full bg-apricot px-3 py-1 text-xs font-semibold text-on-apricot">
          {t('pricing.highlighted')}
        </p>
      )}
      <div>
        <h3 className="text-2xl">{name}</h3>
        <p className="mt-1 text-muted">{t(`pricing.plans.${id}.description`)}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-serif text-4xl font-semibold">{formatPrice(price, language)}</span>
        <span className="text-muted">{t('pricing.perMonth')}</span>
      </p>
      <ul className="flex flex-1 flex-col gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check
              strokeWidth={1.75}
              className="mt-0.5 size-5 shrink-0 text-pine"
              aria-hidden="true"
            />
            {t(`pricing.plans.${id}.features.${feature}`)}
          </li>
        ))}
      </ul>
      <AnchorLink
        anchor="waitlist"
        className={buttonClasses(isHighlighted ? 'primary' : 'secondary', 'medium', 'w-full')}
        onGo={() => {
          onChoose(id);
          track({ name: 'Plan Click', plan: name, price });
        }}
      >
        {t(`pricing.plans.${id}.cta`)}
      </AnchorLink>
    </div>
  );
}

/** What it will cost; the buttons lead to the waitlist, nothing can be bought (SPEC 1, 2). */
export function Pricing({ onChoose }: { readonly onChoose: (plan: PlanId) => void }): ReactNode {
  const { t } = useTranslation('landing');
  return (
    <Section id="pricing" title={t('pricing.title')} text={t('pricing.text')}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {plans.map((plan, index) => (
          <li key={plan.id}>
            <Reveal delayMs={index * periods.fadeInStaggerMs} className="h-full">
              <PlanCard plan={plan} onChoose={onChoose} />
            </Reveal>
          </li>
        ))}
      </ul>
      <div className="prose-width mt-8 flex flex-col gap-1 text-sm text-muted">
        <p>{t('pricing.vat')}</p>
        <p>{t('pricing.notice')}</p>
      </div>
    </Section>
  );
}
