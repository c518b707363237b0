import {
  limits,
  reactionEmojis,
  reactionLabels,
  type Message,
  type ReactionEmoji,
} from '@accanto/contract';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { CommentItem } from './comment-item.tsx';
import type { Commenting } from './commenting.ts';
import { ReactionIcon } from './reaction-icon.tsx';
import { texts } from './texts.ts';

interface CommentDialogProps {
  readonly message: Message;
  readonly currentUserId: string;
  readonly commenting: Commenting;
  readonly onReact: (emoji: ReactionEmoji) => void;
  readonly onClose: () => void;
}

/** 'Cronologia Commenti': the reaction, its comments oldest first, and a box for a new one. */
export default function CommentDialog({
  message,
  currentUserId,
  commenting,
  onReact,
  onClose,
}: CommentDialogProps): ReactNode {
  const [text, setText] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const id = useId();
  const reaction = message.reaction ?? null;
  const comments = (reaction?.comments ?? []).toSorted(
    (one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp),
  );

  async function add(): Promise<void> {
    setIsSaving(true);
    if (await commenting.addComment(message.id, text)) setText('');
    setIsSaving(false);
  }

  async function remove(commentId: string): Promise<void> {
    setIsDeleting(true);
    await commenting.deleteComment(message.id, commentId);
    setIsDeleting(false);
    setDeletingId(null);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.comments}
      closeLabel={texts.close}
      description={texts.commentCount(comments.length)}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <Button busy={isSaving} onClick={() => void add()}>
            {texts.saveComment}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <fieldset aria-label={texts.changeReaction} className="flex min-w-0 gap-1">
          {reactionEmojis.map((emoji) => {
            const isChosen = reaction?.emoji === emoji;
            return (
              <button
                key={emoji}
                type="button"
                aria-label={reactionLabels[emoji]}
                aria-pressed={isChosen}
                title={reactionLabels[emoji]}
                onClick={() => onReact(emoji)}
                className={classes(
                  'inline-flex size-12 items-center justify-center rounded-control transition hover:bg-sage',
                  isChosen
                    ? 'bg-sage'
                    : reaction !== null && 'opacity-45 hover:opacity-100 focus-visible:opacity-100',
                )}
              >
                <ReactionIcon emoji={emoji} isChosen={isChosen} className="size-6" />
              </button>
            );
          })}
        </fieldset>
        {comments.length > 0 && (
          <ul className="flex flex-col gap-4">
            {comments.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                isOwn={comment.userId === currentUserId}
                onEdit={(content) => commenting.editComment(message.id, comment.id, content)}
                onDelete={() => setDeletingId(comment.id)}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            {texts.addComment}
          </label>
          <textarea
            id={id}
            value={text}
            maxLength={limits.commentMaxLength}
            onChange={(event) => setText(event.target.value)}
            placeholder={texts.commentPlaceholder}
            dir="auto"
            className="min-h-24 w-full resize-y rounded-control border border-control bg-surface px-4 py-3 text-base placeholder:text-muted"
          />
          <span className="self-end text-xs tabular-nums text-muted">
            {texts.counter(text.length, limits.commentMaxLength)}
          </span>
        </div>
      </div>
      <ConfirmDialog
        open={deletingId !== null}
        title={texts.deleteCommentTitle}
        description={texts.deleteCommentText}
        confirmLabel={texts.delete}
        cancelLabel={texts.cancel}
        busy={isDeleting}
        onConfirm={() => deletingId !== null && void remove(deletingId)}
        onCancel={() => setDeletingId(null)}
      />
    </Dialog>
  );
}
