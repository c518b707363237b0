import { retentionDays } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from './badge.tsx';
import { contactDesk } from './desk.ts';
import { DoneMark } from './done-mark.tsx';
import { EntryActions } from './entry-actions.tsx';
import { Section } from './section.tsx';
import { Submissions } from './submissions.tsx';

/** What visitors wrote by the contact form. */
export function ContactMessages(): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <Section
      title={t('contact.title')}
      text={t('contact.text', { days: retentionDays.contactMessages })}
    >
      <Submissions desk={contactDesk}>
        {(entry) => (
          <article className="flex flex-col gap-3">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <h3 className="font-sans text-base font-semibold">{entry.name}</h3>
                <p className="text-sm break-all text-muted">{entry.email}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                {entry.answeredAt !== null && (
                  <Badge>
                    {t('entry.answered', { date: formatDateTime(entry.answeredAt, language) })}
                  </Badge>
                )}
                <DoneMark doneAt={entry.doneAt} />
              </div>
            </div>
            <p className="prose-width whitespace-pre-line">{entry.message}</p>
            <p className="text-sm text-muted">
              {[
                formatDateTime(entry.createdAt, language),
                ...(entry.subject === '' ? [] : [entry.subject]),
                entry.language.toUpperCase(),
              ].join(' · ')}
            </p>
            <EntryActions
              desk={contactDesk}
              entry={entry}
              subject={t('letter.reply', { subject: entry.subject || 'Accanto' })}
            />
          </article>
        )}
      </Submissions>
    </Section>
  );
}
