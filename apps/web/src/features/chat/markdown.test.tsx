import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBlockSplitter } from './markdown-blocks.ts';
import { Markdown } from './markdown.tsx';

function shown(text: string, isStreaming = false): HTMLElement {
  return render(<Markdown text={text} isStreaming={isStreaming} />).container;
}
const visible = (element: HTMLElement): string =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const word = fc.stringMatching(/^[a-zàèéìòù]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const span = fc.oneof(
  words,
  words.map((text) => `*${text}*`),
  words.map((text) => `**${text}**`),
  words.map((text) => `***${text}***`),
  words.map((text) => `\`${text}\``),
  words.map((text) => `[${text}](https://example.org/${text.replaceAll(' ', '-')})`),
);
const line = fc.array(span, { minLength: 1, maxLength: 4 }).map((spans) => spans.join(' '));
const block = fc.oneof(
  line,
  fc.array(line, { minLength: 2, maxLength: 3 }).map((lines) => lines.join('\n')),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item, at) => `${at + 1}. ${item}`).join('\n')),
  line.map((text) => `> ${text}`),
  line.map((text) => `## ${text}`),
  words.map((text) => `\`\`\`\n${text}\n\`\`\``),
);
const reply = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join('\n\n'));

describe('a reply while it streams', () => {
  test('what shows is always a beginning of what shows at the end: no unfinished mark, nothing taken back', () => {
    fc.assert(
      fc.property(reply, fc.integer({ min: 1, max: 7 }), (text, step) => {
        const { container, rerender, unmount } = render(<Markdown text="" isStreaming />);
        const seen: string[] = [];
        for (let end = 1; end <= text.length; end += step) {
          rerender(<Markdown text={text.slice(0, end)} isStreaming />);
          seen.push(visible(container));
        }
        rerender(<Markdown text={text} isStreaming={false} />);
        const whole = visible(container).replaceAll(' ', '');
        unmount();
        for (const part of seen)
          expect(whole.startsWith(part.replaceAll(' ', '')), `${part} ⊄ ${whole}`).toBe(true);
      }),
      { numRuns: 40 },
    );
    // Thousands of drawings, which a busy machine takes its time for.
  }, 120_000);

  test('any text at any moment shows no error and no foreign element', () => {
    const noise = fc.string({
      unit: fc.constantFrom(
        '*',
        '_',
        '`',
        '[',
        ']',
        '(',
        ')',
        '<',
        '>',
        '&',
        '#',
        '-',
        '\n',
        ' ',
        '!',
        '~',
        '|',
        '1.',
        'a',
        'javascript:',
        '<script>',
        '\ud800',
        '\u202e',
      ),
      maxLength: 60,
    });
    fc.assert(
      fc.property(noise, fc.boolean(), (text, isStreaming) => {
        const { container, unmount } = render(<Markdown text={text} isStreaming={isStreaming} />);
        const tags = new Set(
          [...container.querySelectorAll('*')].map((element) => element.tagName),
        );
        for (const forbidden of ['SCRIPT', 'IMG', 'IFRAME', 'STYLE', 'LINK', 'INPUT'])
          expect(tags).not.toContain(forbidden);
        for (const link of container.querySelectorAll('a'))
          expect(link.href).toMatch(/^(https?|mailto):/);
        unmount();
      }),
      { numRuns: 150 },
    );
  });

  test('blocks are the same whether the text came at once or letter by letter', () => {
    fc.assert(
      fc.property(reply, (text) => {
        const growing = createBlockSplitter();
        for (let end = 1; end < text.length; end += 1) growing.split(text.slice(0, end));
        expect(growing.split(text)).toEqual(createBlockSplitter().split(text));
      }),
    );
  });

  test('blocks of long and odd lines are the same too', () => {
    const odd = fc
      .array(
        fc.constantFrom(
          'x'.repeat(700),
          'parola '.repeat(90),
          '\n',
          '\n\n',
          '- voce\n',
          '- ',
          '1. ',
          '12',
          '> citato\n',
          '```\n',
          '``',
          `\`\`\`${'a'.repeat(119)}`,
          'y'.repeat(13),
          '  rientro\n',
          '\u{1f600}'.repeat(400),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(odd, fc.integer({ min: 1, max: 500 }), (text, step) => {
        const growing = createBlockSplitter();
        for (let end = 1; end < text.length; end += step) growing.split(text.slice(0, end));
        expect(growing.split(text)).toEqual(createBlockSplitter().split(text));
      }),
      // A cut in front of a list's item, and the list goes on behind a blank line.
      { examples: [[`${'parola '.repeat(90)}\n- voce\n1. ${'x'.repeat(700)}\n\n12`, 7]] },
    );
  });
});

describe('what a reply may hold', () => {
  test('emphasis, lists, links, code, quotes and headings as bold text', () => {
    const page = shown(
      '## Titolo\n\nUna *parola* **forte** e `codice`.\n\n- uno\n- due\n\n3. tre\n\n> detto\n\n```js\nlet a;\n```',
    );
    expect(page.querySelector('h2')).toBeNull();
    expect(page.querySelector('p strong')?.textContent).toBe('Titolo');
    expect(page.querySelector('em')?.textContent).toBe('parola');
    expect(page.querySelectorAll('ul li')).toHaveLength(2);
    expect(page.querySelector('ol')?.getAttribute('start')).toBe('3');
    expect(page.querySelector('blockquote')?.textContent?.trim()).toBe('detto');
    expect(page.querySelector('pre code')?.textContent).toBe('let a;');
  });

  test('a link shows its real host and opens safely', () => {
    const link = shown('[la tua banca](https://evil.example/path)').querySelector('a');
    expect(link?.textContent).toBe('la tua banca (evil.example)');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer nofollow');
    const mail = shown('[scrivi](mailto:aiuto@example.org)').querySelector('a');
    expect(mail?.textContent).toBe('scrivi (aiuto@example.org)');
  });

  test.each([
    ['a script link', '[premi](javascript:alert(1))'],
    ['a data link', '[premi](data:text/html,x)'],
    ['a link to our own pages', '[premi](/api/auth/logout)'],
    ['a link without a host', '[premi](//)'],
    ['a reference link', '[premi][x]\n\n[x]: javascript:alert(1)'],
  ])('%s is no link', (_, text) => {
    const page = shown(text);
    expect(page.querySelector('a')).toBeNull();
    expect(page.textContent).toContain('premi');
  });

  test('HTML stays text', () => {
    const page = shown('<img src=x onerror=alert(1)> <b>ciao</b>\n\n<script>alert(1)</script>');
    expect(page.querySelector('img, b, script')).toBeNull();
    expect(page.textContent).toContain('<b>ciao</b>');
  });

  test('a picture is never fetched: its description stands for it', () => {
    const page = shown('![un gatto](https://example.org/spia.png)');
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent).toBe('un gatto');
  });
});

describe('odd and long texts', () => {
  test.each([
    ['one line of 100 KB', 'parola '.repeat(15_000)],
    ['100 KB without a blank', 'x'.repeat(100_000)],
    ['open brackets', '['.repeat(20_000)],
    ['stars', '*a '.repeat(10_000)],
    ['stars and lines below', '*_'.repeat(50_000)],
    ['nested quotes', '>'.repeat(20_000)],
    ['nested lists', '- '.repeat(10_000)],
    ['backticks', '` `` ``` '.repeat(3_000)],
    ['angle brackets', '<a '.repeat(10_000)],
    ['direction marks', '\u202e\u2066'.repeat(10_000)],
    ['an unclosed fence', `\`\`\`\n${'riga\n'.repeat(20_000)}`],
  ])('%s is shown, and what the parser gets of it is short and simple', (_, text) => {
    for (const { kind, text: part } of createBlockSplitter().split(text)) {
      if (kind !== 'markdown') continue;
      expect(part.length).toBeLessThanOrEqual(1_200);
      expect((part.match(/[*_`[\]]/g) ?? []).length).toBeLessThanOrEqual(300);
      expect(part).not.toMatch(/^(?:[ \t]*(?:>|[-*+](?=[ \t]))){7}/m);
    }
    expect((shown(text, true).textContent ?? '').length).toBeGreaterThanOrEqual(0);
  });

  test('adding to a long text costs the same as adding to a short one', () => {
    const splitter = createBlockSplitter();
    let text = 'parola '.repeat(20_000);
    const before = splitter.split(text);
    text += 'e ancora';
    const after = splitter.split(text);
    expect(after.slice(0, -1)).toEqual(before.slice(0, after.length - 1));
    expect(after.slice(0, before.length - 1).every((same, at) => same === before[at])).toBe(true);
    expect(after.at(-1)?.text.length).toBeLessThanOrEqual(1_200);
  });
});
