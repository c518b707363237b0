import type { Companion } from '@accanto/companion';

/** Answers everything at once with one word: the conversations are not the matter here. */
export const quickCompanion: Companion = {
  answersWith: { kind: 'endpoint', host: 'model.test' },
  async *reply() {
    yield { kind: 'text', text: 'Sì.' };
    yield {
      kind: 'end',
      outcome: 'complete',
      origin: 'model',
      usedMemoryIds: [],
      newMemories: [],
    };
  },
  close: async () => undefined,
};
