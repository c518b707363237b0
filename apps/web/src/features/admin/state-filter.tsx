import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.tsx';
import { useStateWish } from './wish.ts';

/** Everything, what is to be done, or what is done. */
export function StateFilter(): ReactNode {
  const { t } = useTranslation('admin');
  const [state, setState] = useStateWish();
  return (
    <SelectField
      label={t('list.state')}
      value={state ?? ''}
      onChange={(event) => setState(event.target.value)}
      className="w-full sm:w-44"
    >
      <option value="">{t('list.all')}</option>
      <option value="open">{t('list.open')}</option>
      <option value="done">{t('list.done')}</option>
    </SelectField>
  );
}
