import type { User, UserSettings } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { SavingNote } from './saving-note.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSavedChoice } from './use-profile-change.ts';

const ways: readonly UserSettings['listening'][] = ['listen', 'ask', 'ideas'];
const lengths: readonly UserSettings['replyLength'][] = ['short', 'medium'];

/** The listening contract: what the person wants of a reply, and how long it may be. */
export function ListeningSettings({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('settings');
  const way = useSavedChoice(user.settings.listening, (listening) => ({ settings: { listening } }));
  const length = useSavedChoice(user.settings.replyLength, (replyLength) => ({
    settings: { replyLength },
  }));
  return (
    <SettingsGroup id="listening" title={t('listening.title')} text={t('listening.text')}>
      <div>
        <ChoiceGroup
          legend={t('listening.legend')}
          aside={<SavingNote status={way.status} />}
          value={way.value}
          onChoose={way.choose}
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
          value={length.value}
          onChoose={length.choose}
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
