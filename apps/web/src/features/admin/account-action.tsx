import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';

interface AccountActionProps<Result> {
  readonly label: string;
  /** The question before it, and what will follow from it. */
  readonly title: string;
  readonly text: string;
  readonly run: () => Promise<Result>;
  /** What is said when it worked. */
  readonly told: (result: Result) => string;
  readonly onDone: (result: Result) => void;
}

/** Something that is done to an account after a question. */
export function AccountAction<Result>({
  label,
  title,
  text,
  run,
  told,
  onDone,
}: AccountActionProps<Result>): ReactNode {
  const { t } = useTranslation(['admin', 'common']);
  const [isAsking, setAsking] = useState(false);
  const act = useMutation({
    mutationFn: run,
    onSuccess: (result) => {
      toast.success(told(result));
      onDone(result);
    },
    onError: (error) => toast.error(sentenceOf(error, t('failed'))),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        description={text}
        confirmLabel={label}
        cancelLabel={t('common:actions.cancel')}
        busy={act.isPending}
        onConfirm={() => act.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
