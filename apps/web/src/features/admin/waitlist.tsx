import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from './badge.tsx';
import { waitlistDesk } from './desk.ts';
import { DoneMark } from './done-mark.tsx';
import { EntryActions } from './entry-actions.tsx';
import { Section } from './section.tsx';
import { Submissions } from './submissions.tsx';

/** Those who wait for the product to open. */
export function Waitlist(): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <Section title={t('waitlist.title')} text={t('waitlist.text')}>
      <Submissions desk={waitlistDesk}>
        {(entry) => (
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 font-semibold break-all">{entry.email}</p>
              <div className="flex flex-wrap gap-2">
                {entry.answeredAt !== null && (
                  <Badge>
                    {t('entry.answered', { date: formatDateTime(entry.answeredAt, language) })}
                  </Badge>
                )}
                <DoneMark doneAt={entry.doneAt} />
              </div>
            </div>
            <p className="text-sm text-muted">
              {[
                formatDateTime(entry.createdAt, language),
                `${t('waitlist.plan')}: ${entry.plan ?? t('waitlist.none')}`,
                `${t('waitlist.source')}: ${entry.source ?? t('waitlist.none')}`,
                entry.language.toUpperCase(),
              ].join(' · ')}
            </p>
            <EntryActions desk={waitlistDesk} entry={entry} subject={t('waitlist.subject')} />
          </div>
        )}
      </Submissions>
    </Section>
  );
}
