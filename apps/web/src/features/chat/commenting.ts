import { limits } from '@accanto/contract';
import { ChatCallError, type ChatConnection } from './chat-connection.ts';
import type { ConversationStore } from './conversation-store.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

/** Comments on a reaction. Each tells in a toast how it went, and gives whether it worked. */
export interface Commenting {
  readonly addComment: (messageId: string, text: string) => Promise<boolean>;
  readonly editComment: (messageId: string, commentId: string, text: string) => Promise<boolean>;
  readonly deleteComment: (messageId: string, commentId: string) => Promise<boolean>;
}

interface Needs {
  readonly store: ConversationStore;
  readonly invoke: ChatConnection['invoke'];
}

export function createCommenting({ store, invoke }: Needs): Commenting {
  async function attempt(
    work: () => Promise<void>,
    success: string,
    problem: string,
  ): Promise<boolean> {
    try {
      await work();
      toast.success(success);
      return true;
    } catch (error) {
      if (!(error instanceof ChatCallError)) throw error;
      toast.refusal(error.code === null ? null : error.message, problem);
      return false;
    }
  }

  /** The trimmed text, or nothing after saying why not (SPEC 5). */
  function checked(text: string): string | undefined {
    const trimmed = text.trim();
    const max = limits.commentMaxLength;
    if (trimmed !== '' && trimmed.length <= max) return trimmed;
    toast.error(trimmed === '' ? texts.problems.commentEmpty : texts.problems.commentTooLong(max), {
      title: texts.problems.title,
    });
    return undefined;
  }

  return {
    async addComment(messageId, text) {
      const content = checked(text);
      if (content === undefined) return false;
      return attempt(
        async () => {
          const comment = await invoke('AddComment', messageId, content);
          store.fold({ type: 'comment', comment: { action: 'add', messageId, comment } });
        },
        texts.commentAdded,
        texts.problems.commentAdd,
      );
    },
    async editComment(messageId, commentId, text) {
      const content = checked(text);
      if (content === undefined) return false;
      return attempt(
        async () => {
          const comment = await invoke('EditComment', messageId, commentId, content);
          store.fold({ type: 'comment', comment: { action: 'edit', messageId, comment } });
        },
        texts.commentEdited,
        texts.problems.commentEdit,
      );
    },
    deleteComment: (messageId, commentId) =>
      attempt(
        async () => {
          await invoke('DeleteComment', messageId, commentId);
          const message = store.current().messages.find(({ id }) => id === messageId);
          const comment = message?.reaction?.comments.find(({ id }) => id === commentId);
          if (comment)
            store.fold({ type: 'comment', comment: { action: 'delete', messageId, comment } });
        },
        texts.commentDeleted,
        texts.problems.commentDelete,
      ),
  };
}
