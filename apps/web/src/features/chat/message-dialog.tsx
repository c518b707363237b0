import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ChatClient } from './chat-client.ts';
import type { Conversation } from './conversation-state.ts';
import { NotOpened } from './not-arrived.tsx';

/** Fetched when they are first wanted. */
const commentDialog = lazyPart(() => import('./comment-dialog.tsx'), NotOpened);
const reportDialog = lazyPart(() => import('./report-dialog.tsx'), NotOpened);

/** What is open about which message. */
export interface OpenDialog {
  readonly kind: 'comments' | 'report';
  readonly messageId: string;
}

interface MessageDialogProps {
  readonly dialog: OpenDialog;
  readonly conversation: Conversation;
  readonly client: ChatClient;
  readonly onClose: () => void;
}

/** The dialog about one message; nothing once the message is gone. */
export function MessageDialog({
  dialog,
  conversation,
  client,
  onClose,
}: MessageDialogProps): ReactNode {
  const { messages, currentUserId } = conversation;
  const at = messages.findIndex(({ id }) => id === dialog.messageId);
  const message = messages[at];
  if (message === undefined) return null;
  return dialog.kind === 'comments' ? (
    <commentDialog.Part
      message={message}
      currentUserId={currentUserId}
      commenting={client}
      onReact={(emoji) => void client.react(message.id, emoji)}
      onClose={onClose}
    />
  ) : (
    <reportDialog.Part reply={message} before={messages.slice(0, at)} onClose={onClose} />
  );
}
