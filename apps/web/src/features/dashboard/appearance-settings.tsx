import { isLanguage, languages, type User } from '@accanto/contract';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import {
  chooseTheme,
  currentThemeChoice,
  useThemeChoice,
  type ThemeChoice,
} from '../../platform/theme.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { CountryField } from './country-field.tsx';
import { SavingNote } from './saving-note.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useProfileChange } from './use-profile-change.ts';

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** The language of the page is this browser's; that of the letters is the account's. A choice here sets both. */
function LanguageField({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('settings');
  const { language, choose } = useLanguage();
  const save = useProfileChange();
  const nameOf = (code: string): string =>
    languages.find((option) => option.code === code)?.nativeName ?? code;
  const differs = user.language !== language && !save.isPending;
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={t('appearance.language')}
        aside={<SavingNote status={save.status} />}
        value={language}
        onChange={(event) => {
          const next = event.target.value;
          if (!isLanguage(next)) return;
          choose(next);
          save.mutate({ language: next });
        }}
      >
        {languages.map(({ code, nativeName }) => (
          <option key={code} value={code} lang={code}>
            {nativeName}
          </option>
        ))}
      </SelectField>
      {differs && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {t('appearance.lettersIn', { language: nameOf(user.language) })}
          <Button
            look="quiet"
            size="small"
            className="-mx-4 text-pine"
            onClick={() => save.mutate({ language })}
          >
            {t('appearance.lettersToo', { language: nameOf(language) })}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Language, theme and the country whose help lines are shown. */
export function AppearanceSettings({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('settings');
  const theme = useThemeChoice();
  const save = useProfileChange();
  const { theme: kept } = user.settings;
  useEffect(() => {
    // Chosen on another device; a choice of this browser stands.
    if (kept !== undefined && currentThemeChoice() === 'system') chooseTheme(kept);
  }, [kept]);
  return (
    <SettingsGroup id="language" title={t('appearance.title')} text={t('appearance.text')}>
      <div className="grid gap-6 md:grid-cols-2">
        <LanguageField user={user} />
        <CountryField user={user} />
      </div>
      <div>
        <ChoiceGroup
          legend={t('appearance.theme')}
          aside={<SavingNote status={save.status} />}
          value={theme}
          onChoose={(choice) => {
            chooseTheme(choice);
            save.mutate({ settings: { theme: choice } });
          }}
          choices={themes.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        />
      </div>
    </SettingsGroup>
  );
}
