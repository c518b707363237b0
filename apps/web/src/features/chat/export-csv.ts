import type { Comment, Message } from '@accanto/contract';

/** SPEC 9: semicolon-separated columns. */
const header = 'timestamp;role;Messaggio;emoticon;commento';

/**
 * What a spreadsheet would run as a formula: = + - @ (also in their wide forms) or a tab, also after
 * blanks. An apostrophe in front makes it text (ASVS 1.2.10).
 */
const formulaStart = /^\s*[=+\-@＝＋－＠\t]/;

/** Each line break, in all of Unicode's forms, becomes one space, so that a message stays on its line. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** The text as the cell holds it once a spreadsheet has read it. */
export function cellValue(text: string): string {
  // Half surrogates have no form in the file's encoding.
  const line = text.toWellFormed().replace(lineBreak, ' ');
  return formulaStart.test(line) ? `'${line}` : line;
}

/** SPEC 5: a value with semicolon, double quote or comma is wrapped, its quotes doubled. */
function cell(text: string): string {
  const value = cellValue(text);
  return /[;",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** YYYY-MM-DD HH:MM:SS in the time zone of the person. */
export function exportTime(timestamp: string): string {
  const at = new Date(timestamp);
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

function commentText({ userName, timestamp, content, edited }: Comment): string {
  return `${userName}|${exportTime(timestamp)}|${content}${edited ? ' (modificato)' : ''}`;
}

/** The comments of a message in one cell, oldest first. */
export function commentsText(comments: readonly Comment[]): string {
  return comments
    .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp))
    .map(commentText)
    .join(' | ');
}

/** The conversation as CSV (SPEC 5, 9): five columns always, each line ended by a line feed. */
export function toCsv(messages: readonly Message[]): string {
  const rows = messages.map(({ timestamp, role, content, reaction }) =>
    [
      exportTime(timestamp),
      role,
      content,
      reaction?.emoji ?? '',
      commentsText(reaction?.comments ?? []),
    ]
      .map(cell)
      .join(';'),
  );
  return [header, ...rows].map((row) => `${row}\n`).join('');
}

/** SPEC 9. */
export function exportFileName(now: Date): string {
  return `chat-export-${now.toISOString()}.csv`;
}

/** The file; the byte-order mark tells Excel that the accents are UTF-8. */
export function csvFile(csv: string): Blob {
  return new Blob(['\uFEFF', csv], { type: 'text/csv' });
}
