import { consentPurposes, languages } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useConsentLog } from './consents.ts';

function Answers(): ReactNode {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const log = useConsentLog();
  const nameOf = (code: string): string =>
    languages.find((option) => option.code === code)?.nativeName ?? code;
  return (
    <Fetched query={log} rows={1}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="pt-3 text-sm text-muted">{t('consents.logEmpty')}</p>
        ) : (
          <ol className="flex flex-col gap-4 pt-3">
            {items.map((answer) => (
              <li key={answer.at} className="border-s-2 border-line ps-4 text-sm">
                <p className="font-medium">{formatDateTime(answer.at, language)}</p>
                <p className="text-muted">
                  {t('consents.logText', {
                    version: answer.version,
                    language: nameOf(answer.language),
                  })}
                </p>
                <ul className="mt-1">
                  {consentPurposes.map((purpose) => (
                    <li key={purpose}>
                      {t(`consents.${purpose}`)}:{' '}
                      <span className="font-semibold">
                        {t(answer[purpose] ? 'consents.on' : 'consents.off')}
                      </span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )
      }
    </Fetched>
  );
}

/** Every answer about consent that the person gave. */
export function ConsentLog(): ReactNode {
  const { t } = useTranslation('settings');
  return (
    <Disclosure label={t('consents.log')} className="-my-2.5">
      <Answers />
    </Disclosure>
  );
}
