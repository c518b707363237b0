/**
 * A piece of a reply that is rendered, and remembered, by itself. `code`: the inside of a fence; it needs no parser.
 * `plain`: odd text that is shown as it is.
 */
export interface Block {
  readonly kind: 'markdown' | 'code' | 'plain';
  readonly text: string;
}

/** No block is longer, so that adding to the last one always costs the same, however long the reply. */
const blockMaxLength = 1_200;

const fenceLineMaxLength = 120;
/** So many characters of a line tell whether it begins a list item: blanks, digits, a dot and a blank. */
const decidedAt = 14;
const fenceLine = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
const indented = /^(?: {2,}|\t)/;
/** Lists in quotes in lists…: more than anybody means, and costly for parser and page alike. */
const deeplyNested = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)])){7,}/m;

/** More marks than anybody means in one block; pairing them up costs a parser the square of their number. */
const marksAtMost = 300;
const marks = /[*_`[\]]/g;

/** Splits a growing text. Asked again with a longer text, it only looks at what follows the last finished block. */
export interface BlockSplitter {
  readonly split: (text: string) => readonly Block[];
}

/** What is known about a text so far. The open block, the last one, may still grow; the others never change. */
interface Progress {
  readonly text: string;
  readonly finished: readonly Block[];
  readonly openFrom: number;
  /** The fence inside which the open block stands. */
  readonly fence: string | null;
}

const nothing: Progress = { text: '', finished: [], openFrom: 0, fence: null };

/** Gives the splitter of one message. */
export function createBlockSplitter(): BlockSplitter {
  let progress = nothing;
  let blocks: readonly Block[] = [];
  return {
    split(text) {
      if (text === progress.text) return blocks;
      progress = readOn(text.startsWith(progress.text) ? progress : nothing, text);
      const rest = text.slice(progress.openFrom);
      const open = toBlock(
        progress.fence === null ? rest : rest.replace(closingMarks, ''),
        progress.fence,
      );
      blocks = open.text === '' ? progress.finished : [...progress.finished, open];
      return blocks;
    },
  };
}

/** A fence's end that has no line break yet. */
const closingMarks = /(?:^|\n) {0,3}(?:`+|~+)[ \t]*$/;

function readOn(before: Progress, text: string): Progress {
  const finished = [...before.finished];
  let { openFrom, fence } = before;
  let isList = false;
  let isAfterBlank = false;

  function finish(end: number, next: number): void {
    const block = toBlock(text.slice(openFrom, end), fence);
    if (block.text !== '') finished.push(block);
    openFrom = next;
    isList = false;
    isAfterBlank = false;
  }

  function cutUpTo(end: number): void {
    for (let cut = cutAt(text, openFrom, end); cut > openFrom; cut = cutAt(text, openFrom, end))
      finish(cut, cut);
  }

  let at = openFrom;
  for (let end = text.indexOf('\n', at); end >= 0; end = text.indexOf('\n', at)) {
    const next = end + 1;
    const from = openFrom;
    const line = text.slice(at, end);
    // The rest of a line that was cut begins nothing.
    if (at === 0 || text[at - 1] === '\n') {
      const mark = fenceOf(line);
      if (fence !== null) {
        if (mark?.startsWith(fence) === true && line.trim() === mark) {
          finish(at, next);
          fence = null;
        }
      } else if (mark !== undefined && !(isList && indented.test(line))) {
        finish(at, next);
        fence = mark;
      } else if (line.trim() === '') {
        if (isList) isAfterBlank = true;
        else finish(at, next);
      } else {
        if (isAfterBlank && endsList(line)) finish(at, at);
        if (at === openFrom) isList = listItem.test(line);
        isAfterBlank = false;
      }
    }
    cutUpTo(next);
    // Lines behind a cut are the beginning of a block: they are read again as such, as they would be the next time.
    const isCutAtLine = openFrom > from && openFrom < next && text[openFrom - 1] === '\n';
    at = isCutAtLine ? openFrom : next;
  }
  // A line that has not ended may still become anything, until it is too long for that.
  const line = text.slice(at);
  if (line.length >= decidedAt && fenceOf(line) === undefined) {
    if (fence === null && isAfterBlank && endsList(line)) finish(at, at);
    cutUpTo(text.length);
  }
  return { text, finished, openFrom, fence };
}

/** The marks that open or close a fence. A line that is longer than any name of a language is none. */
function fenceOf(line: string): string | undefined {
  return line.length > fenceLineMaxLength ? undefined : fenceLine.exec(line)?.[1];
}

/** Whether a line behind a list and a blank line is no part of the list. */
function endsList(line: string): boolean {
  return line.trim() !== '' && !indented.test(line) && !listItem.test(line);
}

/** Where a block that has grown too long is cut: behind a line, else behind a word, else anywhere but inside a character. */
function cutAt(text: string, start: number, end: number): number {
  if (end - start <= blockMaxLength) return start;
  const piece = text.slice(start, start + blockMaxLength);
  const line = piece.lastIndexOf('\n') + 1;
  if (line > blockMaxLength / 2) return start + line;
  const word = piece.lastIndexOf(' ') + 1;
  if (word > blockMaxLength / 2) return start + word;
  const last = piece.charCodeAt(piece.length - 1);
  const splitsCharacter = last >= 0xd800 && last <= 0xdbff;
  return start + piece.length - (splitsCharacter ? 1 : 0);
}

function toBlock(text: string, fence: string | null): Block {
  if (fence !== null) return { kind: 'code', text: text.replace(/\n$/, '') };
  const isOdd = deeplyNested.test(text) || (text.match(marks)?.length ?? 0) > marksAtMost;
  return { kind: isOdd ? 'plain' : 'markdown', text: text.trimEnd() };
}
