import type { User, UserSettings } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { SavingNote } from './saving-note.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useProfileChange } from './use-profile-change.ts';

const ways: readonly UserSettings['listening'][] = ['listen', 'ask', 'ideas'];
const lengths: readonly UserSettings['replyLength'][] = ['short', 'medium'];

/** The listening contract: what the person wants of a reply, and how long it may be. */
export function ListeningSettings({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('settings');
  const way = useProfileChange();
  const length = useProfileChange();
  const { listening, replyLength } = user.settings;
  return (
    <SettingsGroup id="listening" title={t('listening.title')} text={t('listening.text')}>
      <div>
        <ChoiceGroup
          legend={t('listening.legend')}
          aside={<SavingNote status={way.status} />}
          value={(way.isPending ? way.variables.settings?.listening : undefined) ?? listening}
          onChoose={(value) => way.mutate({ settings: { listening: value } })}
          choices={ways.map((value) => ({
            value,
            label: t(`listening.${value}`),
            hint: t(`listening.${value}Hint`),
          }))}
        />
      </div>
      <div>
        <ChoiceGroup
          legend={t('listening.length')}
          aside={<SavingNote status={length.status} />}
          value={
            (length.isPending ? length.variables.settings?.replyLength : undefined) ?? replyLength
          }
          onChoose={(value) => length.mutate({ settings: { replyLength: value } })}
          choices={lengths.map((value) => ({
            value,
            label: t(`listening.${value}`),
            hint: t(`listening.${value}Hint`),
          }))}
          columns={2}
        />
      </div>
    </SettingsGroup>
  );
}
