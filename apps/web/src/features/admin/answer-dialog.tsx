import { adminLetterSchema, limits, type AdminLetter } from '@accanto/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

interface AnswerDialogProps {
  readonly open: boolean;
  readonly address: string;
  readonly subject: string;
  readonly send: (letter: AdminLetter) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** A letter to somebody who wrote. What was typed stays until it was sent, also when the dialog is closed in between. */
export function AnswerDialog({
  open,
  address,
  subject: firstSubject,
  send,
  onSent,
  onClose,
}: AnswerDialogProps): ReactNode {
  const { t } = useTranslation(['admin', 'common']);
  const [subject, setSubject] = useState(firstSubject);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const post = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(t('letter.sent', { address }));
      setText('');
      onSent();
      onClose();
    },
    onError: (error) => toast.error(sentenceOf(error, t('letter.failed'))),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const letter = adminLetterSchema.safeParse({ subject, text });
    setProblem(letter.success ? undefined : t('letter.invalid'));
    if (letter.success) post.mutate(letter.data);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('letter.title', { address })}
      description={t('letter.text')}
      closeLabel={t('common:actions.close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('letter.subject')}
          value={subject}
          maxLength={200}
          disabled={post.isPending}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextArea
          label={t('letter.body')}
          value={text}
          problem={problem}
          rows={8}
          maxLength={limits.answerMaxLength}
          disabled={post.isPending}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" busy={post.isPending}>
            {t('letter.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
