import { retentionDays } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { operator } from '../../platform/operator.ts';
import { BackHome } from './back-home.tsx';

const updatedOn = '2026-11-21';

/** How long what is kept: the contract's numbers, except where the operator chose. */
const periods = { ...retentionDays, contactMessages: operator.contactRetentionDays };

/** What the texts leave open: who runs this, and how long what is kept (the numbers are the contract's). */
const facts = {
  name: operator.name,
  address: operator.address,
  email: operator.email,
  dpo: operator.dpoEmail,
  region: operator.dataRegion,
  ...periods,
};

/** One of the long texts, with a way back home (SPEC 2). */
export function LegalText({
  document,
}: {
  readonly document: 'privacy' | 'terms' | 'cookies' | 'accessibility';
}): ReactNode {
  const { t } = useTranslation(['common', document]);
  const { language } = useLanguage();
  const sections = t(`${document}:sections`, { returnObjects: true, ...facts });
  return (
    <main id="main" tabIndex={-1} className="page py-12 outline-none md:py-16">
      <article className="prose-width mx-auto flex flex-col gap-10">
        <header className="flex flex-col items-start gap-4">
          <BackHome />
          <h1 className="text-3xl md:text-4xl">{t(`${document}:title`)}</h1>
          <p className="text-lg">{t(`${document}:intro`)}</p>
          <p className="text-sm text-muted">
            {t('legal.updated', { date: formatDate(updatedOn, language) })}
          </p>
          {operator.isExample && (
            <p className="rounded-card bg-clay-tint px-5 py-3 text-sm">{t('legal.example')}</p>
          )}
        </header>
        {document === 'privacy' && <PurposeTable />}
        {document === 'privacy' && <RetentionTable />}
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="flex flex-col gap-3">
            <h2 className="text-2xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </main>
  );
}

/** Purpose, data, basis, duration, recipients; each purpose is a card on narrow screens. */
function PurposeTable(): ReactNode {
  const { t } = useTranslation('privacy');
  const rows = t('table.rows', { returnObjects: true, ...facts });
  const columns = ['data', 'basis', 'duration', 'recipients'] as const;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{t('table.caption')}</h2>
      {rows.map((row) => (
        <section key={row.purpose} className="card p-5">
          <h3 className="font-sans text-base font-semibold tracking-normal">{row.purpose}</h3>
          <dl className="mt-2 grid gap-x-5 gap-y-1.5 text-sm sm:grid-cols-[9rem_1fr]">
            {columns.map((column) => (
              <div key={column} className="contents">
                <dt className="text-muted">{t(`table.head.${column}`)}</dt>
                <dd className="max-sm:mb-2">{row[column]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

type Retained = keyof typeof periods;

/** How long what is kept, line by line from the contract: a new period without words does not compile. */
function RetentionTable(): ReactNode {
  const { t } = useTranslation('privacy');
  const labels: Readonly<Record<Retained, string>> = t('retention.rows', { returnObjects: true });
  const rows = Object.entries(periods) as [Retained, number][];
  return (
    <section className="flex flex-col gap-4">
      <h2 id="retention" className="text-2xl">
        {t('retention.heading')}
      </h2>
      <p>{t('retention.text')}</p>
      <table
        aria-labelledby="retention"
        className="card w-full border-separate border-spacing-0 text-sm"
      >
        <tbody>
          {rows.map(([what, days]) => (
            <tr key={what} className="[&:not(:last-child)>*]:border-b [&>*]:border-line">
              <th scope="row" className="px-5 py-3 text-start font-medium max-sm:px-4">
                {labels[what]}
              </th>
              <td className="px-5 py-3 text-end whitespace-nowrap tabular-nums max-sm:px-4">
                {t('retention.days', { count: days })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
