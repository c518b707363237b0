import { limits, type Comment } from '@accanto/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { onEscape } from '../../ui/escape.ts';
import { rescueFocus } from '../../ui/lost-focus.ts';
import { commentTime } from './chat-times.ts';
import { texts } from './texts.ts';

interface CommentItemProps {
  readonly comment: Comment;
  /** Only its author may change a comment (SPEC 6). */
  readonly isOwn: boolean;
  readonly onEdit: (content: string) => Promise<boolean>;
  readonly onDelete: () => void;
}

/** One comment, read or being changed. */
export function CommentItem({ comment, isOwn, onEdit, onDelete }: CommentItemProps): ReactNode {
  /** The text being changed; null while it is only read. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const id = useId();

  function giveUp(): void {
    setDraft(null);
    rescueFocus(id);
  }

  async function save(content: string): Promise<void> {
    setIsSaving(true);
    if (await onEdit(content)) setDraft(null);
    setIsSaving(false);
  }

  return (
    <li className="rounded-control bg-sage px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span dir="auto" className="font-semibold text-ink [overflow-wrap:anywhere]">
          {comment.userName}
        </span>
        <time dateTime={comment.timestamp}>{commentTime(comment.timestamp)}</time>
        {comment.edited && <span>{texts.edited}</span>}
        {isOwn && draft === null && (
          <span className="-my-2 -me-2 ms-auto flex">
            <IconButton id={id} label={texts.edit} onClick={() => setDraft(comment.content)}>
              <Pencil strokeWidth={1.75} className="size-4.5" />
            </IconButton>
            <IconButton label={texts.delete} onClick={onDelete}>
              <Trash2 strokeWidth={1.75} className="size-4.5" />
            </IconButton>
          </span>
        )}
      </div>
      {draft === null ? (
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {comment.content}
        </p>
      ) : (
        <div className="mt-2 flex flex-col gap-2">
          <textarea
            // The person has just asked to write here.
            ref={(element) => element?.focus()}
            value={draft}
            aria-label={texts.editComment}
            maxLength={limits.commentMaxLength}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onEscape(giveUp)}
            className="min-h-20 w-full resize-y rounded-control border border-control bg-surface px-3 py-2 text-base"
          />
          <div className="flex flex-wrap items-center justify-end gap-2">
            <span className="me-auto text-xs tabular-nums text-muted">
              {texts.counter(draft.length, limits.commentMaxLength)}
            </span>
            <Button look="quiet" size="small" onClick={giveUp}>
              {texts.cancel}
            </Button>
            <Button size="small" busy={isSaving} onClick={() => void save(draft)}>
              {texts.save}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
