import { localeOf, type User } from '@accanto/contract';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SavingNote } from './saving-note.tsx';
import { useSavedChoice } from './use-profile-change.ts';

/** Where a line, or at least the emergency number, is known: the countries of 112, and two more (safety-and-law.md 6). */
const countries =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK SM US VA'.split(
    ' ',
  );

/** Whose help lines are shown: the person's own choice, never taken from the network address. */
export function CountryField({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const country = useSavedChoice(user.settings.country, (chosen) => ({
    settings: { country: chosen },
  }));
  const options = useMemo(() => {
    const locale = localeOf(language);
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return countries
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  }, [language]);
  return (
    <SelectField
      label={t('appearance.country')}
      hint={t('appearance.countryHint')}
      aside={<SavingNote status={country.status} />}
      value={country.value ?? ''}
      onChange={(event) => country.choose(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">{t('appearance.countryByLanguage')}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
