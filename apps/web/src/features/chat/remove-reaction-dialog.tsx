import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { texts } from './texts.ts';

interface RemoveReactionDialogProps {
  readonly commentCount: number;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before a reaction takes its comments with it. */
export default function RemoveReactionDialog({
  commentCount,
  onRemove,
  onClose,
}: RemoveReactionDialogProps): ReactNode {
  return (
    <ConfirmDialog
      open
      title={texts.removeReactionTitle}
      description={texts.removeReactionText(commentCount)}
      confirmLabel={texts.removeReaction}
      cancelLabel={texts.cancel}
      onConfirm={() => {
        onRemove();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
