import { limits, type Conversation } from '@accanto/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { onEscape } from '../../ui/escape.ts';
import { rescueFocus } from '../../ui/lost-focus.ts';
import { texts } from './texts.ts';

interface HistoryEntryProps {
  readonly conversation: Conversation;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onRename: (title: string) => Promise<boolean>;
  readonly onDelete: () => void;
}

/** One kept conversation: opens at a press, is renamed in place. */
export function HistoryEntry({
  conversation,
  isCurrent,
  onOpen,
  onRename,
  onDelete,
}: HistoryEntryProps): ReactNode {
  /** The title being written; null while it is only read. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const id = useId();
  const title = conversation.title === '' ? texts.untitled : conversation.title;

  function giveUp(): void {
    setDraft(null);
    rescueFocus(id);
  }

  async function save(name: string): Promise<void> {
    if (name === '' || name === conversation.title) {
      setDraft(null);
      return;
    }
    setIsSaving(true);
    if (await onRename(name)) setDraft(null);
    setIsSaving(false);
  }

  if (draft !== null) {
    return (
      <form
        className="flex flex-col gap-2 rounded-control bg-sage p-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save(draft.trim());
        }}
      >
        <input
          ref={(element) => element?.focus()}
          value={draft}
          aria-label={texts.chatTitle}
          maxLength={limits.conversationTitleMaxLength}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onEscape(giveUp)}
          className="min-h-11 w-full rounded-control border border-control bg-surface px-3 text-base"
        />
        <div className="flex justify-end gap-2">
          <Button look="quiet" size="small" onClick={giveUp}>
            {texts.cancel}
          </Button>
          <Button type="submit" size="small" busy={isSaving}>
            {texts.save}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div
      className={classes(
        'group flex items-center rounded-control hover:bg-sage',
        isCurrent && 'bg-sage',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-current={isCurrent ? 'true' : undefined}
        dir="auto"
        className={classes(
          'min-h-11 min-w-0 flex-1 truncate px-2 text-start text-sm',
          isCurrent && 'font-semibold',
        )}
      >
        {title}
      </button>
      <span
        className={classes(
          'flex opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100',
          isCurrent && 'opacity-100',
        )}
      >
        <IconButton
          id={id}
          label={texts.renameChat(title)}
          onClick={() => setDraft(conversation.title)}
          className="-me-1 text-muted"
        >
          <Pencil strokeWidth={1.75} className="size-4" />
        </IconButton>
        <IconButton label={texts.deleteChat(title)} onClick={onDelete} className="text-muted">
          <Trash2 strokeWidth={1.75} className="size-4" />
        </IconButton>
      </span>
    </div>
  );
}
