import { limits, type Message } from '@accanto/contract';
import { useId, useState, type ReactNode } from 'react';
import { call, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { clockTime } from './chat-times.ts';
import { isUnsent } from './message-merge.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

interface OfferedProps {
  readonly message: Message;
  readonly isReported: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** A message that may go along, ticked by nobody but the person. */
function Offered({ message, isReported, isChosen, onChoose }: OfferedProps): ReactNode {
  const id = useId();
  return (
    <li
      className={classes(
        'flex gap-3 rounded-control px-2.5 py-2 hover:bg-sage',
        isReported && 'bg-sage',
      )}
    >
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-pine"
      />
      <label
        htmlFor={id}
        dir="auto"
        className="line-clamp-5 min-h-8 min-w-0 flex-1 cursor-pointer text-sm [overflow-wrap:anywhere]"
      >
        <span dir="ltr" className="block text-xs text-muted">
          {message.role === 'user' ? texts.you : texts.brand}, {clockTime(message.timestamp)}
          {isReported && `, ${texts.report.thisReply}`}
        </span>
        {message.content}
      </label>
    </li>
  );
}

interface ReportDialogProps {
  /** The reply that is reported, and what was said before it, oldest first. */
  readonly reply: Message;
  readonly before: readonly Message[];
  readonly onClose: () => void;
}

/** The reply and the words just before it are what is looked for. */
function showEnd(list: HTMLElement | null): void {
  list?.scrollTo({ top: list.scrollHeight });
}

/** 'Segnala la risposta': the person chooses what is shown to those who run the service; nothing else is sent. */
export default function ReportDialog({ reply, before, onClose }: ReportDialogProps): ReactNode {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const id = useId();
  const sent = before.filter((message) => !isUnsent(message));
  const offered = [...sent.slice(1 - limits.reportedMessagesAtMost), reply];

  function choose(messageId: string, isChosen: boolean): void {
    const others = [...chosen].filter((known) => known !== messageId);
    setChosen(new Set(isChosen ? [...others, messageId] : others));
    setProblem(null);
  }

  async function send(): Promise<void> {
    if (chosen.size === 0) return setProblem(texts.report.nothingChosen);
    setProblem(null);
    setIsSending(true);
    try {
      const words = reason.trim();
      await call('reportReply', {
        body: {
          replyId: reply.id,
          messageIds: offered.flatMap((message) => (chosen.has(message.id) ? [message.id] : [])),
          ...(words !== '' && { reason: words }),
        },
      });
      toast.success(texts.report.sent);
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error, texts.report.failed));
      setIsSending(false);
    }
    return undefined;
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.report.title}
      description={texts.report.text}
      closeLabel={texts.close}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={isSending} onClick={() => void send()}>
            {texts.report.send}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{texts.report.choose}</legend>
          <ul
            ref={showEnd}
            className="flex max-h-[30dvh] flex-col gap-1 overflow-y-auto rounded-control border border-line p-1.5"
          >
            {offered.map((message) => (
              <Offered
                key={message.id}
                message={message}
                isReported={message === reply}
                isChosen={chosen.has(message.id)}
                onChoose={(isChosen) => choose(message.id, isChosen)}
              />
            ))}
          </ul>
        </fieldset>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            {texts.report.reason}
          </label>
          <textarea
            id={id}
            value={reason}
            maxLength={limits.reportReasonMaxLength}
            onChange={(event) => setReason(event.target.value)}
            dir="auto"
            className="min-h-16 w-full resize-y rounded-control border border-control bg-surface px-4 py-3 text-base"
          />
          <span className="self-end text-xs tabular-nums text-muted">
            {texts.counter(reason.length, limits.reportReasonMaxLength)}
          </span>
        </div>
        <p role="alert" className="text-sm font-semibold text-clay empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  );
}
