import type { MutationStatus } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';

/** How the saving of one choice goes; read out when it changes, without taking the focus. */
export function SavingNote({ status }: { readonly status: MutationStatus }): ReactNode {
  const { t } = useTranslation('settings');
  return (
    <output className="flex items-center gap-1.5 text-sm font-normal text-muted">
      {status === 'pending' && (
        <>
          <Spinner className="size-4" />
          {t('saving.saving')}
        </>
      )}
      {status === 'success' && (
        <>
          <Check strokeWidth={2} className="size-4 text-pine" aria-hidden="true" />
          {t('saving.saved')}
        </>
      )}
      {status === 'error' && (
        <span className="inline-flex items-center gap-1.5 text-clay">
          <CircleAlert strokeWidth={2} className="size-4" aria-hidden="true" />
          {t('saving.failed')}
        </span>
      )}
    </output>
  );
}
