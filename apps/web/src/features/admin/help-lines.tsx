import { limits, type AdminHelpLine } from '@accanto/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api.ts';
import { classes } from '../../ui/classes.ts';
import { Fetched } from '../../ui/fetched.tsx';
import { HelpLine, helpLinesKey } from './help-line.tsx';
import { Section } from './section.tsx';

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

/** Every line of the resource file with what is known of it (safety-and-law.md 6). */
export function HelpLines(): ReactNode {
  const { t } = useTranslation('admin');
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
    >
      <Fetched query={lines} rows={4}>
        {({ items }) => <Lines lines={items} />}
      </Fetched>
    </Section>
  );
}
