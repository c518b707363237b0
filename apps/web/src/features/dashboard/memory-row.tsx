import { limits, memoryChangeSchema, type Memory } from '@accanto/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { onEscape } from '../../ui/escape.ts';
import { rescueFocus } from '../../ui/lost-focus.ts';
import { TextArea } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

export const memoriesKey = ['memories'];

interface RowProps {
  readonly memory: Memory;
}

function Correction({ memory, onDone }: RowProps & { readonly onDone: () => void }): ReactNode {
  const { t } = useTranslation(['settings', 'common']);
  const queries = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [fact, setFact] = useState(memory.fact);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const save = useMutation({
    mutationFn: (corrected: string) =>
      call('changeMemory', { params: { id: memory.id }, body: { fact: corrected } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: memoriesKey });
      toast.success(t('memories.saved'));
      onDone();
    },
    onError: (error) => toast.error(sentenceOf(error, t('memories.failed'))),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const change = memoryChangeSchema.safeParse({ fact });
    setProblem(change.success ? undefined : t('memories.invalid', { max: limits.memoryMaxLength }));
    if (change.success) save.mutate(change.data.fact);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={t('memories.field')}
        problem={problem}
        value={fact}
        rows={2}
        ref={field}
        onKeyDown={onEscape(onDone)}
        disabled={save.isPending}
        className="!min-h-20"
        onChange={(event) => setFact(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={save.isPending}>
          {t('memories.save')}
        </Button>
        <Button look="quiet" size="small" disabled={save.isPending} onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  );
}

function Forget({ memory }: RowProps): ReactNode {
  const { t } = useTranslation(['settings', 'common']);
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const forget = useMutation({
    mutationFn: () => call('forgetMemory', { params: { id: memory.id } }),
    onSuccess: async () => {
      toast.success(t('memories.forgotten'));
      await queries.invalidateQueries({ queryKey: memoriesKey });
      rescueFocus('memory');
    },
    onError: (error) => toast.error(sentenceOf(error, t('memories.failed'))),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        look="danger-quiet"
        size="small"
        aria-label={t('memories.forgetLabel', { fact: memory.fact })}
        onClick={() => setAsking(true)}
      >
        {t('memories.forget')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('memories.forgetTitle')}
        description={t('memories.forgetText', { fact: memory.fact })}
        confirmLabel={t('memories.forget')}
        cancelLabel={t('common:actions.cancel')}
        busy={forget.isPending}
        onConfirm={() => forget.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** One remembered fact, the sentence it came from, and what can be done with it. */
export function MemoryRow({ memory }: RowProps): ReactNode {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setEditing(false);
    // The form that had the focus is gone.
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <li className="py-5">
      {isEditing ? (
        <Correction memory={memory} onDone={close} />
      ) : (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium first-letter:uppercase">{memory.fact}</p>
            <p className="text-sm text-muted">
              {memory.source
                ? t('memories.source', { text: memory.source.content })
                : t('memories.noSource')}
            </p>
            <p className="text-sm text-muted">
              {t('memories.since', { date: formatDate(memory.createdAt, language) })}
            </p>
          </div>
          <div className="-ms-4 flex sm:-me-4 sm:ms-0">
            <Button
              ref={edit}
              look="quiet"
              size="small"
              aria-label={t('memories.editLabel', { fact: memory.fact })}
              onClick={() => setEditing(true)}
            >
              {t('memories.edit')}
            </Button>
            <Forget memory={memory} />
          </div>
        </div>
      )}
    </li>
  );
}
