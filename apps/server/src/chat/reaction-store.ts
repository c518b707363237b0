import type { ReactionEmoji } from '@accanto/contract';
import type { Store } from '../storage/database.ts';
import type { TextCipher } from '../storage/text-cipher.ts';

export interface StoredComment {
  id: string;
  messageId: string;
  userId: string;
  content: string;
  createdAt: number;
  edited: boolean;
}

export interface StoredReaction {
  messageId: string;
  emoji: ReactionEmoji;
  createdAt: number;
  /** Oldest first. */
  comments: StoredComment[];
}

const commentPlace = (id: string): string => `comments:${id}:content`;

/** Reactions, at most one for a message, and the comments that hang on them. */
export function createReactionStore(db: Store, cipher: TextCipher) {
  async function read(row: CommentRow): Promise<StoredComment> {
    return {
      id: row.id,
      messageId: row.message_id,
      userId: row.user_id,
      content: await cipher.decrypt(row.user_id, commentPlace(row.id), row.content),
      createdAt: row.created_at,
      edited: row.edited === 1,
    };
  }

  return {
    /** By message id; messages without a reaction are absent. */
    async ofMessages(
      userId: string,
      messageIds: readonly string[],
    ): Promise<Map<string, StoredReaction>> {
      if (messageIds.length === 0) return new Map();
      const reactions = await db
        .selectFrom('reactions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('message_id', 'in', messageIds)
        .execute();
      if (reactions.length === 0) return new Map();
      const rows = await db
        .selectFrom('comments')
        .selectAll()
        .where('user_id', '=', userId)
        .where(
          'message_id',
          'in',
          reactions.map((reaction) => reaction.message_id),
        )
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const comments = await Promise.all(rows.map(read));
      return new Map(
        reactions.map((reaction) => [
          reaction.message_id,
          {
            messageId: reaction.message_id,
            emoji: reaction.emoji as ReactionEmoji,
            createdAt: reaction.created_at,
            comments: comments.filter((comment) => comment.messageId === reaction.message_id),
          },
        ]),
      );
    },

    async set(
      userId: string,
      messageId: string,
      emoji: ReactionEmoji,
      createdAt: number,
    ): Promise<void> {
      await db
        .insertInto('reactions')
        .values({ message_id: messageId, user_id: userId, emoji, created_at: createdAt })
        .onConflict((conflict) =>
          conflict.column('message_id').doUpdateSet({ emoji, created_at: createdAt }),
        )
        .execute();
    },

    /** Its comments go with it. */
    async remove(userId: string, messageId: string): Promise<void> {
      await db
        .deleteFrom('reactions')
        .where('user_id', '=', userId)
        .where('message_id', '=', messageId)
        .execute();
    },

    async addComment(comment: StoredComment): Promise<void> {
      const content = await cipher.encrypt(
        comment.userId,
        commentPlace(comment.id),
        comment.content,
      );
      await db
        .insertInto('comments')
        .values({
          id: comment.id,
          message_id: comment.messageId,
          user_id: comment.userId,
          content,
          created_at: comment.createdAt,
          edited: 0,
        })
        .execute();
    },

    async editComment(comment: StoredComment): Promise<void> {
      const content = await cipher.encrypt(
        comment.userId,
        commentPlace(comment.id),
        comment.content,
      );
      await db
        .updateTable('comments')
        .set({ content, edited: 1 })
        .where('user_id', '=', comment.userId)
        .where('id', '=', comment.id)
        .execute();
    },

    async deleteComment(userId: string, commentId: string): Promise<void> {
      await db
        .deleteFrom('comments')
        .where('user_id', '=', userId)
        .where('id', '=', commentId)
        .execute();
    },
  };
}
export type ReactionStore = ReturnType<typeof createReactionStore>;

interface CommentRow {
  id: string;
  message_id: string;
  user_id: string;
  content: Uint8Array;
  created_at: number;
  edited: number;
}
