import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { rescueFocus } from '../../ui/lost-focus.ts';
import { toast } from '../../ui/toast.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import type { Desk } from './desk.ts';

interface Submission {
  readonly id: string;
  readonly email: string;
  readonly doneAt: string | null;
}

interface EntryActionsProps<Entry> {
  readonly desk: Desk<Entry>;
  readonly entry: Entry;
  /** What an answer begins with. */
  readonly subject: string;
}

/** What can be done with something that a visitor sent: mark it, answer by mail, take it out. */
export function EntryActions<Entry extends Submission>({
  desk,
  entry,
  subject,
}: EntryActionsProps<Entry>): ReactNode {
  const { t } = useTranslation(['admin', 'common']);
  const queries = useQueryClient();
  const [open, setOpen] = useState<'nothing' | 'answer' | 'removal'>('nothing');
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['admin', desk.key] });
  const fail = (error: Error): void => toast.error(sentenceOf(error, t('failed')));

  const mark = useMutation({
    mutationFn: () => desk.mark(entry.id, entry.doneAt === null),
    onSuccess: refresh,
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: () => desk.remove(entry.id),
    onSuccess: async () => {
      toast.success(t('entry.removed'));
      await refresh();
      rescueFocus('main');
    },
    onError: fail,
    onSettled: () => setOpen('nothing'),
  });
  const labelOf = (action: string): string =>
    t('entry.actionsOf', { action, address: entry.email });
  const marking = t(entry.doneAt === null ? 'entry.markDone' : 'entry.markOpen');

  return (
    <div className="-mx-4 -mb-3 flex flex-wrap">
      <Button
        look="quiet"
        size="small"
        className="text-pine"
        busy={mark.isPending}
        aria-label={labelOf(marking)}
        onClick={() => mark.mutate()}
      >
        {marking}
      </Button>
      <Button
        look="quiet"
        size="small"
        className="text-pine"
        aria-label={labelOf(t('entry.answer'))}
        onClick={() => setOpen('answer')}
      >
        {t('entry.answer')}
      </Button>
      <Button
        look="danger-quiet"
        size="small"
        aria-label={labelOf(t('entry.remove'))}
        onClick={() => setOpen('removal')}
      >
        {t('entry.remove')}
      </Button>
      <AnswerDialog
        open={open === 'answer'}
        address={entry.email}
        subject={subject}
        send={(letter) => desk.answer(entry.id, letter)}
        onSent={() => void refresh()}
        onClose={() => setOpen('nothing')}
      />
      <ConfirmDialog
        open={open === 'removal'}
        title={t('entry.removeTitle')}
        description={t('entry.removeText', { address: entry.email })}
        confirmLabel={t('entry.remove')}
        cancelLabel={t('common:actions.cancel')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setOpen('nothing')}
      />
    </div>
  );
}
