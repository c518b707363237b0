import { reactionEmojis, type Comment, type Message } from '@accanto/contract';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  cellValue,
  commentsText,
  csvFile,
  exportFileName,
  exportTime,
  toCsv,
} from './export-csv.ts';

/** Where the person is. Not the zone of any machine that runs tests, and on another day than UTC for half of the day. */
const zone = 'Pacific/Auckland';
beforeEach(() => {
  vi.stubEnv('TZ', zone);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      ';',
      '"',
      ',',
      '\n',
      '\r',
      '\r\n',
      '\u2028',
      '=',
      '+',
      '-',
      '@',
      ' ',
      '\t',
      '|',
      "'",
      'à',
      '😊',
      '\ud800',
    ),
    maxLength: 20,
  }),
);
const times = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const comments: fc.Arbitrary<Comment> = fc.record({
  id: fc.uuid(),
  userId: fc.uuid(),
  userName: hostile,
  content: hostile,
  timestamp: times,
  edited: fc.boolean(),
});
const messages: fc.Arbitrary<Message> = fc.record({
  id: fc.uuid(),
  role: fc.constantFrom('user' as const, 'assistant' as const),
  content: hostile,
  timestamp: times,
  source: fc.constant('remote' as const),
  reaction: fc.option(
    fc.record({
      emoji: fc.constantFrom(...reactionEmojis),
      comments: fc.array(comments, { maxLength: 3 }),
      timestamp: times,
    }),
  ),
});

function message(changes: Partial<Message>): Message {
  return {
    id: 'm1',
    role: 'user',
    content: 'Ciao',
    timestamp: '2026-11-21T10:00:00.000Z',
    source: 'remote',
    ...changes,
  };
}

const rowOf = (changes: Partial<Message>): string => toCsv([message(changes)]).split('\n')[1] ?? '';

// What the file must hold, from the words of the specification alone.

const lineBreaks = ['\n', '\v', '\f', '\r', '\u0085', '\u2028', '\u2029'];
const formulaSigns = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/** UTF-8, in which half a character cannot be written; each line break one space; nothing that a spreadsheet would run. */
function expectedText(text: string): string {
  const written = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    new TextEncoder().encode(text),
  );
  const line = Array.from(written.split('\r\n').join('\n'), (character) =>
    lineBreaks.includes(character) ? ' ' : character,
  ).join('');
  const words = line.trimStart();
  const blanks = line.slice(0, line.length - words.length);
  return blanks.includes('\t') || formulaSigns.includes(words.charAt(0)) ? `'${line}` : line;
}

/** YYYY-MM-DD HH:MM:SS, which is how a Swede writes it. */
const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const expectedTime = (timestamp: string): string => localTime.format(new Date(timestamp));

/** userName|time|content, marked when edited, oldest first, with ' | ' between two. */
function expectedComments(all: readonly Comment[]): string {
  const texts: string[] = [];
  for (const { userName, timestamp, content, edited } of all.toSorted((one, other) =>
    // Times in this form stand in the order of their letters.
    one.timestamp.localeCompare(other.timestamp),
  ))
    texts.push(
      [userName, expectedTime(timestamp), edited ? `${content} (modificato)` : content].join('|'),
    );
  return texts.join(' | ');
}

describe('the exported conversation', () => {
  test('an independent parser gives the same values back, after the documented neutralising', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 6 }), (all) => {
        const rows: string[][] = parse(toCsv(all), { delimiter: ';', record_delimiter: '\n' });
        expect(rows).toEqual([
          ['timestamp', 'role', 'Messaggio', 'emoticon', 'commento'],
          ...all.map((one) => [
            expectedTime(one.timestamp),
            one.role,
            expectedText(one.content),
            one.reaction?.emoji ?? '',
            expectedText(expectedComments(one.reaction?.comments ?? [])),
          ]),
        ]);
      }),
    );
  });

  test('no cell begins like a formula, whatever was written', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 6 }), (all) => {
        const rows: string[][] = parse(toCsv(all), { delimiter: ';', record_delimiter: '\n' });
        for (const value of rows.flat()) expect(value).not.toMatch(/^\s*[=+\-@\t\r]/);
      }),
    );
  });

  test('times are those of the person, in summer and in winter, also inside comments', () => {
    expect(exportTime('2026-06-30T23:05:07.000Z')).toBe('2026-07-01 11:05:07');
    const at = '2026-11-20T20:05:07.000Z';
    expect(exportTime(at)).toBe('2026-11-21 09:05:07');
    const comment = {
      id: 'k1',
      userId: 'u',
      userName: 'Anna',
      content: 'Mi ha aiutato',
      timestamp: at,
      edited: true,
    };
    expect(
      rowOf({ timestamp: at, reaction: { emoji: '❤️', comments: [comment], timestamp: at } }),
    ).toBe('2026-11-21 09:05:07;user;Ciao;❤️;Anna|2026-11-21 09:05:07|Mi ha aiutato (modificato)');
  });

  test('several comments stand in one cell, oldest first', () => {
    const comment = (userName: string, timestamp: string): Comment => ({
      id: userName,
      userId: 'u',
      userName,
      content: 'x',
      timestamp,
      edited: false,
    });
    const text = commentsText([
      comment('Dopo', '2026-11-21T11:00:00.000Z'),
      comment('Prima', '2026-11-21T10:00:00.000Z'),
    ]);
    expect(text).toMatch(/^Prima\|[^|]+\|x \| Dopo\|[^|]+\|x$/);
  });

  test('each line break becomes one space', () => {
    expect(cellValue('a\r\nb\nc\rd\u2028e\n\nf')).toBe('a b c d e  f');
  });

  test('semicolon, quote and comma are wrapped, and quotes doubled', () => {
    expect(rowOf({ content: 'dice "sì", poi; no' })).toContain(';"dice ""sì"", poi; no";');
    expect(rowOf({ content: 'solo parole' })).toContain(';solo parole;');
  });

  test('half a character, which no file can hold, is replaced in the preview as well', () => {
    expect(rowOf({ content: 'a\ud83d' })).toContain(';a\ufffd;');
  });

  test('what a spreadsheet would run is text, also behind blanks and in wide letters', () => {
    for (const text of [
      '=1+1',
      '+39',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\tuno',
      '  =1',
      '＝1',
      '\uFEFF=1',
    ]) {
      expect(cellValue(text)).toBe(`'${text}`);
    }
  });

  test('the byte-order mark is in the file only, and the file has the name of its moment', async () => {
    const csv = toCsv([]);
    expect(csv).toBe('timestamp;role;Messaggio;emoticon;commento\n');
    const bytes = new Uint8Array(await csvFile(csv).arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(csvFile(csv).type).toBe('text/csv');
    expect(exportFileName(new Date('2026-11-21T10:00:00.000Z'))).toBe(
      'chat-export-2026-11-21T10:00:00.000Z.csv',
    );
  });
});
