import { adminActions, adminActionSchema, retentionDays } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../platform/api.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Pages, usePages } from './pages.tsx';
import { Section } from './section.tsx';
import { useWish } from './wish.ts';

/** What administrators and the command line did. */
export function AuditLog(): ReactNode {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [asked, setAction] = useWish('action');
  const action = adminActionSchema.safeParse(asked).data;
  const wish = action === undefined ? {} : { action };
  const pages = usePages(['admin', 'audit', wish], (cursor, signal) =>
    call('adminAudit', { query: { ...wish, ...(cursor !== undefined && { cursor }) }, signal }),
  );
  return (
    <Section
      title={t('audit.title')}
      text={t('audit.text', { days: retentionDays.auditLog })}
      aside={
        <SelectField
          label={t('audit.action')}
          value={action ?? ''}
          onChange={(event) => setAction(event.target.value)}
          className="w-full sm:w-72"
        >
          <option value="">{t('audit.every')}</option>
          {adminActions.map((name) => (
            <option key={name} value={name}>
              {t(`audit.actions.${name}`)}
            </option>
          ))}
        </SelectField>
      }
    >
      <Pages pages={pages} isFiltered={action !== undefined}>
        {(entry) => (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-semibold">{t(`audit.actions.${entry.action}`)}</p>
              <p className="text-sm break-all text-muted">
                {entry.by === 'command-line'
                  ? t('audit.commandLine')
                  : (entry.administrator ?? t('audit.gone'))}
                {entry.subjectId !== null && ` · ${t('audit.subject', { id: entry.subjectId })}`}
              </p>
            </div>
            <p className="text-sm text-muted">{formatDateTime(entry.at, language)}</p>
          </div>
        )}
      </Pages>
    </Section>
  );
}
