import type { AccountDeleted } from '@accanto/contract';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { saveFile } from '../../platform/api.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';

/** The kinds that have a name, in the order in which people think of them. */
const kinds = [
  'users',
  'conversations',
  'messages',
  'comments',
  'reactions',
  'memories',
  'reports',
  'consents',
  'riskStates',
  'riskEvents',
  'sessions',
  'identities',
  'avatars',
] as const;

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** What was erased, when, under which number, and until when backups hold what nobody can read any more (G3). */
export function ErasureProof({ proof }: { readonly proof: AccountDeleted }): ReactNode {
  const { t } = useTranslation('settings');
  const { language, to } = useLanguage();
  const rows = kinds
    .map((kind) => ({ kind, name: t(`erased.kinds.${kind}`), count: proof.erased[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
  const backups = t('erased.backupsText', { date: formatDate(proof.backupsExpireAt, language) });
  const save = (): void => {
    const lines = [
      t('erased.title'),
      `${t('erased.when')}: ${formatDateTime(proof.erasedAt, language)}`,
      `${t('erased.receipt')}: ${proof.ledgerId}`,
      ...rows.map(({ name, count }) => `${name}: ${formatNumber(count, language)}`),
      `${t('erased.backups')}: ${backups}`,
    ];
    saveFile(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }), 'accanto.txt');
  };
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('erased.title')}</h1>
        <p className="text-lg text-muted">{t('erased.text')}</p>
      </div>
      <div className="card p-6 md:p-7">
        <table className="w-full">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="pb-2 text-start font-normal">
                {t('erased.what')}
              </th>
              <th scope="col" className="pb-2 text-end font-normal">
                {t('erased.count')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {rows.map(({ kind, name, count }) => (
              <tr key={kind}>
                <th scope="row" className="py-2 text-start font-medium">
                  {name}
                </th>
                <td className="py-2 text-end tabular-nums">{formatNumber(count, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="mt-3 divide-y divide-line">
          <Fact label={t('erased.when')}>{formatDateTime(proof.erasedAt, language)}</Fact>
          <Fact label={t('erased.receipt')}>
            <span className="font-medium">{proof.ledgerId}</span>
            <span className="block text-sm text-muted">{t('erased.receiptText')}</span>
          </Fact>
          <Fact label={t('erased.backups')}>{backups}</Fact>
        </dl>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={save}>
          <Download strokeWidth={1.75} className="size-5" aria-hidden="true" />
          {t('erased.save')}
        </Button>
        <Link to={to('/')} className={buttonClasses()}>
          {t('erased.home')}
        </Link>
      </div>
    </div>
  );
}
