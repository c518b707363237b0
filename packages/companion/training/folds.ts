/** How alike two texts must be (shared words of all their words) to count as the same situation. */
const alike = 0.6;
/** Words that more texts than this have say little; leaving them out keeps the search short. */
const commonWord = 600;
const fewestWords = 2;

interface Foldable {
  class: string;
  block: number;
  glosses: readonly string[];
}

/**
 * The fold of every text. Texts of one block were written one after another and stay together; so do those that say
 * nearly the same, also in different languages: otherwise the figures of what is held out would be too good.
 */
export function foldsOf(texts: readonly Foldable[], folds: number): number[] {
  const holders = new Map<string, number[]>();
  texts.forEach(({ glosses }, i) => {
    for (const word of new Set(glosses)) {
      const list = holders.get(word);
      if (list === undefined) holders.set(word, [i]);
      else list.push(i);
    }
  });
  const telling = texts.map(({ glosses }) =>
    [...new Set(glosses)].filter((word) => (holders.get(word)?.length ?? 0) <= commonWord),
  );
  const leaders = texts.map((_, i) => i);
  const leaderOf = (i: number): number => {
    let at = i;
    while (leaders[at] !== at) at = leaders[at] ?? at;
    return at;
  };
  telling.forEach((words, i) => {
    if (words.length < fewestWords) return;
    const shared = new Map<number, number>();
    for (const word of words) {
      for (const j of holders.get(word) ?? []) if (j > i) shared.set(j, (shared.get(j) ?? 0) + 1);
    }
    for (const [j, count] of shared) {
      const all = words.length + (telling[j]?.length ?? 0) - count;
      if (count >= fewestWords && count / all >= alike) leaders[leaderOf(j)] = leaderOf(i);
    }
  });
  return texts.map((text, i) => {
    const leader = texts[leaderOf(i)] ?? text;
    return (leader.block * 7 + leader.class.length) % folds;
  });
}
