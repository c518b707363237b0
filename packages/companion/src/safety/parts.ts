/** What says less than this is read as one. Shorter messages were judged worse in parts. */
const longMessage = 30;
/** A part has at most so many words; what runs on without an end is cut into pieces of which each begins anew a little before. */
const longestPart = 26;
const piece = 13;
const overlap = 3;
/** What is shorter says too little by itself: it goes with what stands before it. */
const shortestPart = 6;
const shortestEnd = 4;

/**
 * A long message in parts, for a judgement of each: its sentences, as words without the marks of their ends. Whoever
 * pours out their heart says it in one sentence of eight, and the other seven hide it. Nothing for a message that is
 * not long.
 * @param words of a message, for example their glosses; '.' ends a sentence
 */
export function partsOf(words: readonly string[]): string[][] {
  if (words.filter((word) => word !== '.').length < longMessage) return [];
  const parts: string[][] = [];
  for (const sentence of sentencesOf(words)) {
    const last = parts.at(-1);
    const isShort = sentence.length < shortestEnd || (last?.length ?? longestPart) < shortestPart;
    if (last !== undefined && isShort) last.push('.', ...sentence);
    else parts.push(sentence);
  }
  return parts;
}

function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const word of words) {
    if (word === '.') sentences.push([]);
    else sentences.at(-1)?.push(word);
  }
  return sentences.filter((sentence) => sentence.length > 0).flatMap(piecesOf);
}

function piecesOf(sentence: string[]): string[][] {
  if (sentence.length <= longestPart) return [sentence];
  const count = Math.ceil(sentence.length / piece);
  return Array.from({ length: count }, (_, i) =>
    sentence.slice(Math.max(0, i * piece - overlap), (i + 1) * piece + overlap),
  );
}
