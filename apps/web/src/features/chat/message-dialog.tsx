import { useState, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ChatClient } from './chat-client.ts';
import type { Conversation } from './conversation-state.ts';
import { NotOpened } from './not-arrived.tsx';

/** Fetched when they are first wanted. */
const commentDialog = lazyPart(() => import('./comment-dialog.tsx'), NotOpened);
const removeReactionDialog = lazyPart(() => import('./remove-reaction-dialog.tsx'), NotOpened);
const reportDialog = lazyPart(() => import('./report-dialog.tsx'), NotOpened);

/** What is open about which message. */
export interface OpenDialog {
  readonly kind: 'comments' | 'remove-reaction' | 'report';
  readonly messageId: string;
}

interface MessageDialogProps {
  readonly dialog: OpenDialog;
  readonly conversation: Conversation;
  readonly client: ChatClient;
  readonly onClose: () => void;
}

/** The dialog about one message. It stays when the message leaves the page, with what is being written in it. */
export function MessageDialog({
  dialog,
  conversation,
  client,
  onClose,
}: MessageDialogProps): ReactNode {
  const { currentUserId } = conversation;
  const [messages, setMessages] = useState(conversation.messages);
  const isAmong = conversation.messages.some(({ id }) => id === dialog.messageId);
  if (isAmong && messages !== conversation.messages) setMessages(conversation.messages);
  const at = messages.findIndex(({ id }) => id === dialog.messageId);
  const message = messages[at];
  if (message === undefined) return null;
  switch (dialog.kind) {
    case 'comments':
      return (
        <commentDialog.Part
          message={message}
          currentUserId={currentUserId}
          commenting={client}
          onReact={(emoji) => void client.react(message.id, emoji)}
          onClose={onClose}
        />
      );
    case 'remove-reaction':
      return (
        <removeReactionDialog.Part
          commentCount={message.reaction?.comments.length ?? 0}
          onRemove={() => void client.react(message.id, null)}
          onClose={onClose}
        />
      );
    case 'report':
      return <reportDialog.Part reply={message} before={messages.slice(0, at)} onClose={onClose} />;
    default:
      return dialog.kind satisfies never;
  }
}
