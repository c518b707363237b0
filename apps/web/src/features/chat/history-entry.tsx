import { limits, type Conversation } from '@accanto/contract';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
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
  const title = conversation.title === '' ? texts.untitled : conversation.title;

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
          className="min-h-11 w-full rounded-control border border-control bg-surface px-3 text-base"
        />
        <div className="flex justify-end gap-2">
          <Button look="quiet" size="small" onClick={() => setDraft(null)}>
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
      className={classes('flex items-center rounded-control hover:bg-sage', isCurrent && 'bg-sage')}
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
      <Menu
        trigger={
          <IconButton label={texts.chatActions(title)} className="text-muted">
            <Ellipsis strokeWidth={1.75} className="size-5" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setDraft(conversation.title)}>
          <Pencil strokeWidth={1.75} className="size-4.5" />
          {texts.rename}
        </MenuItem>
        <MenuItem look="danger" onSelect={onDelete}>
          <Trash2 strokeWidth={1.75} className="size-4.5" />
          {texts.delete}
        </MenuItem>
      </Menu>
    </div>
  );
}
