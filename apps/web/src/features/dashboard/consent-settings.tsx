import { consentPurposes, type ConsentPurpose, type Consents } from '@accanto/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, sentenceOf } from '../../platform/api.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { ConsentLog } from './consent-log.tsx';
import { answerAbout, consentLogKey, consentsKey, useConsentLog, useConsents } from './consents.ts';
import { memoriesKey } from './memory-row.tsx';
import { SavingNote } from './saving-note.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** Since when this is so, and by which text. */
function Answered({
  purpose,
  consents,
}: {
  readonly purpose: ConsentPurpose;
  readonly consents: Consents;
}): ReactNode {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const log = useConsentLog();
  const answer = answerAbout(purpose, consents, log.data?.items ?? []);
  if (answer === null) return null;
  const facts = { date: formatDateTime(answer.at, language), version: answer.version };
  return (
    <p className="mt-1.5 text-sm">
      {t(consents[purpose] ? 'consents.given' : 'consents.withdrawn', facts)}
    </p>
  );
}

function Purposes({ consents }: { readonly consents: Consents }): ReactNode {
  const { t } = useTranslation(['settings', 'common']);
  const queries = useQueryClient();
  const [withdrawing, setWithdrawing] = useState<ConsentPurpose | null>(null);
  // Shown as chosen at once; back to what the server knows when the saving fails.
  const [chosen, setChosen] = useState<Partial<Record<ConsentPurpose, boolean>>>({});
  const [asked, setAsked] = useState<ConsentPurpose | null>(null);
  const save = useMutation({
    mutationFn: (change: Partial<Record<ConsentPurpose, boolean>>) =>
      call('changeConsents', { body: change }),
    onSuccess: (changed) => {
      queries.setQueryData(consentsKey, changed);
      void queries.invalidateQueries({ queryKey: consentLogKey });
      // What was kept with the consent is gone without it.
      void queries.invalidateQueries({ queryKey: memoriesKey });
    },
    onError: (error) => toast.error(sentenceOf(error, t('consents.failed'))),
    onSettled: () => {
      setChosen({});
      setWithdrawing(null);
    },
  });
  const set = (purpose: ConsentPurpose, isGiven: boolean): void => {
    setAsked(purpose);
    setChosen({ [purpose]: isGiven });
    save.mutate({ [purpose]: isGiven });
  };
  return (
    <>
      {consentPurposes.map((purpose) => (
        <div key={purpose}>
          <Switch
            label={t(`consents.${purpose}`)}
            text={t(`consents.${purpose}Text`)}
            aside={
              <>
                <Answered purpose={purpose} consents={consents} />
                <SavingNote status={asked === purpose ? save.status : 'idle'} />
              </>
            }
            isOn={chosen[purpose] ?? consents[purpose]}
            disabled={consents.adult !== true || save.isPending}
            onChange={(isOn) => (isOn ? set(purpose, true) : setWithdrawing(purpose))}
          />
        </div>
      ))}
      <ConfirmDialog
        open={withdrawing !== null}
        title={t(`consents.${withdrawing ?? 'history'}Title`)}
        description={
          <>
            <p>{t(`consents.${withdrawing ?? 'history'}Loss`)}</p>
            <p className="mt-3">{t('consents.exportFirst')}</p>
          </>
        }
        confirmLabel={t('consents.withdraw')}
        cancelLabel={t('common:actions.cancel')}
        busy={save.isPending}
        onConfirm={() => withdrawing !== null && set(withdrawing, false)}
        onCancel={() => setWithdrawing(null)}
      />
    </>
  );
}

/** Something that is asked and answered in the chat. */
function ChatHint({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64">{text}</p>
      <Link to="/chat-interface" className={buttonClasses('secondary', 'small')}>
        {label}
      </Link>
    </div>
  );
}

/** One consent for each purpose, with its version and date, and its withdrawal (GDPR art. 7(3)). */
export function ConsentSettings(): ReactNode {
  const { t } = useTranslation('settings');
  const consents = useConsents();
  return (
    <SettingsGroup id="privacy" title={t('consents.title')} text={t('consents.text')}>
      <Fetched query={consents} rows={3}>
        {(known) => (
          <>
            {known.adult === null && (
              <ChatHint text={t('consents.unanswered')} label={t('consents.openChat')} />
            )}
            {known.ageCheck && (
              <ChatHint text={t('consents.ageCheck')} label={t('consents.openChat')} />
            )}
            {known.adult === false && <p>{t('consents.adultsOnly')}</p>}
            <Purposes consents={known} />
            {known.at !== null && <ConsentLog />}
          </>
        )}
      </Fetched>
    </SettingsGroup>
  );
}
