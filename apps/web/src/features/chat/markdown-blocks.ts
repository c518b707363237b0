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

  for (let at = openFrom; at < text.length;) {
    const lineBreak = text.indexOf('\n', at);
    // A line that has not ended may still become anything.
    if (lineBreak < 0) break;
    const next = lineBreak + 1;
    const line = text.slice(at, lineBreak);
    const mark = fenceLine.exec(line)?.[1];
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
      if (isAfterBlank && !indented.test(line) && !listItem.test(line)) finish(at, at);
      if (at === openFrom) isList = listItem.test(line);
      isAfterBlank = false;
    }
    for (let cut = cutAt(text, openFrom, next); cut > openFrom; cut = cutAt(text, openFrom, next))
      finish(cut, cut);
    at = next;
  }
  for (
    let cut = cutAt(text, openFrom, text.length);
    cut > openFrom;
    cut = cutAt(text, openFrom, text.length)
  ) {
    finish(cut, cut);
  }
  return { text, finished, openFrom, fence };
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
