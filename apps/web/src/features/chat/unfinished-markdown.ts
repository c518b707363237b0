import remend, { type RemendOptions } from 'remend';
import type { Block } from './markdown-blocks.ts';

/** Only what the limited set knows is completed; the rest stays text. */
const completed: RemendOptions = {
  linkMode: 'text-only',
  strikethrough: false,
  singleTilde: false,
  katex: false,
  setextHeadings: false,
  comparisonOperators: false,
};

/** A last line of nothing but marks may become a list, a heading, a quote, a rule, a fence or something else. */
const lineOfMarks = /(^|\n)[ \t]*(?:[-*+_#>`~=]+|\d{1,9}[.)]?)[ \t]*$/;
/** Marks of nesting behind which no word stands yet. */
const emptyItem = /(^|\n)(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?:[ \t]+|$))+$/;
/** A link whose address is on its way shows its text. */
const openLink = /!?\[([^[\]\n]*)\](?:\([^()\s]*)?$/;
const openImage = /!\[?$/;
/** An address in angle brackets, or a reference to a character, that is not closed yet. */
const openAngle = /<[^<>\s]*$/;
const openReference = /&[#\w]{0,31}$/;
const marksAtEnd = /[*_`~\\[]+$/;

/** The text of a block that is still being written, so that none of its unfinished marks ever shows. */
export function closeUnfinished({ kind, text }: Block): string {
  if (kind !== 'markdown') return text;
  const shown = text
    .replace(lineOfMarks, '')
    .replace(emptyItem, '')
    .replace(openLink, '$1')
    .replace(openImage, '')
    .replace(openAngle, '')
    .replace(openReference, '')
    .replace(marksAtEnd, '')
    .trimEnd();
  return remend(shown, completed);
}
