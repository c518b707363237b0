import { limits, localeOf, type AdminHelpLine } from '@accanto/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../platform/api.ts';
import { classes } from '../../ui/classes.ts';
import { Fetched } from '../../ui/fetched.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { HelpLine, helpLinesKey } from './help-line.tsx';
import { Section } from './section.tsx';
import { useWish } from './wish.ts';

/** What hides a line comes first, then what will. */
const urgency: Record<NonNullable<AdminHelpLine['warning']>, number> = {
  expired: 0,
  old: 1,
  unconfirmed: 2,
};

function urgencyOf({ warning, isShown }: AdminHelpLine): number {
  return (warning === null ? 3 : urgency[warning]) + (isShown ? 0 : 4);
}

function Lines({ lines }: { readonly lines: readonly AdminHelpLine[] }): ReactNode {
  const { t } = useTranslation('admin');
  const attention = lines.filter(({ warning, isShown }) => {
    return warning === 'expired' || (warning !== null && isShown);
  }).length;
  return (
    <>
      <output
        className={classes(
          'rounded-card px-5 py-4 font-semibold',
          attention === 0 ? 'bg-sage' : 'bg-apricot text-on-apricot',
        )}
      >
        {attention === 0 ? t('lines.noAttention') : t('lines.attention', { count: attention })}
      </output>
      <ul className="grid gap-4 xl:grid-cols-2">
        {lines
          .toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
          .map((line) => (
            <HelpLine key={line.id} line={line} />
          ))}
      </ul>
    </>
  );
}

/** The countries that have lines. */
function CountryFilter({ lines }: { readonly lines: readonly AdminHelpLine[] }): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [country, setCountry] = useWish('country');
  const regions = new Intl.DisplayNames([localeOf(language)], { type: 'region' });
  const codes = new Set(lines.flatMap(({ countries }) => countries).filter((code) => code !== '*'));
  return (
    <SelectField
      label={t('lines.country')}
      value={country ?? ''}
      onChange={(event) => setCountry(event.target.value)}
      className="w-full sm:w-52"
    >
      <option value="">{t('lines.everyCountry')}</option>
      {[...codes].map((code) => (
        <option key={code} value={code}>
          {regions.of(code)}
        </option>
      ))}
    </SelectField>
  );
}

/** Every line of the resource file with what is known of it (safety-and-law.md 6). */
export function HelpLines(): ReactNode {
  const { t } = useTranslation('admin');
  const [country] = useWish('country');
  const lines = useQuery({
    queryKey: helpLinesKey,
    queryFn: ({ signal }) => call('adminHelpLines', { signal }),
  });
  return (
    <Section
      title={t('lines.title')}
      text={t('lines.text', {
        warn: limits.helpLineWarningDays,
        hide: limits.helpLineTrustDays,
      })}
      aside={<CountryFilter lines={lines.data?.items ?? []} />}
    >
      <Fetched query={lines} rows={4}>
        {({ items }) => (
          <Lines
            lines={items.filter(
              ({ countries }) => country === null || countries.some((code) => code === country),
            )}
          />
        )}
      </Fetched>
    </Section>
  );
}
