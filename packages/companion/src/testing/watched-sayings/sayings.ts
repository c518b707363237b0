/** Sentences of a model in one language, by the reason why they are held back. */
export interface WatchedSayings {
  forbidden: Readonly<Record<string, readonly string[]>>;
  /** What sounds like one of these and is none. */
  harmless: Readonly<Record<string, readonly string[]>>;
  /** Ways of ending one's life, which are held back from R2 on, and what only sounds like one. */
  deeds: readonly string[];
  noDeeds: readonly string[];
}
