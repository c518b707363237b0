import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The hidden field that only machines fill (SPEC 4). */
export function Honeypot(): ReactNode {
  const { t } = useTranslation('forms');
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {t('honeypot')}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What a form's fields hold, as text. */
export function readFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Whether a machine gave itself away. Its submit ends like a successful one, but goes nowhere (D8). */
export function isCaught(fields: Readonly<Record<string, string>>): boolean {
  return (fields['website'] ?? '') !== '';
}
