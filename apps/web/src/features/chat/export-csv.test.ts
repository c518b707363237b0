import { reactionEmojis, type Comment, type Message } from '@accanto/contract';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellValue,
  commentsText,
  csvFile,
  exportFileName,
  exportTime,
  toCsv,
} from './export-csv.ts';

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

describe('the exported conversation', () => {
  test('an independent parser gives the same values back, after the documented neutralising', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 6 }), (all) => {
        const rows: string[][] = parse(toCsv(all), { delimiter: ';', record_delimiter: '\n' });
        expect(rows).toEqual([
          ['timestamp', 'role', 'Messaggio', 'emoticon', 'commento'],
          ...all.map((one) => [
            exportTime(one.timestamp),
            one.role,
            cellValue(one.content),
            one.reaction?.emoji ?? '',
            cellValue(commentsText(one.reaction?.comments ?? [])),
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

  test('times are those of the person, also inside comments', () => {
    const at = new Date(2026, 10, 21, 9, 5, 7).toISOString();
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

  test('what a spreadsheet would run is text, also behind blanks and in wide letters', () => {
    for (const text of ['=1+1', '+39', '-2', '@SUM(A1)', '\t=1', '  =1', '＝1', '\uFEFF=1']) {
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
