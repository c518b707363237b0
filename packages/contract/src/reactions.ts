/** The five reactions in the specified order (SPEC 2). */
export const reactionEmojis = ['👍', '👎', '❤️', '😊', '😕'] as const;
export type ReactionEmoji = (typeof reactionEmojis)[number];

/** Their Italian labels (SPEC 2). */
export const reactionLabels: Record<ReactionEmoji, string> = {
  '👍': 'Mi piace',
  '👎': 'Non mi piace',
  '❤️': 'Amo',
  '😊': 'Utile',
  '😕': 'Confuso',
};

/** What a comment without a reaction sets (SPEC 4). */
export const defaultReactionEmoji: ReactionEmoji = '👍';
