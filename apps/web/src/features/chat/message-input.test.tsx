import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { input, setStage, type Stage } from './testing/stage.tsx';

const hint = 'Invio per inviare, Maiusc+Invio per andare a capo';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.clear());

/** A window so many pixels wide. */
function windowIs(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const below = /width < (\d+)px/.exec(query)?.[1];
    const list = new EventTarget();
    return Object.assign(list, { matches: below !== undefined && width < Number(below) });
  });
}

const sent = (): unknown[] =>
  stage.hub.calls.flatMap(({ name, args }) => (name === 'SendMessage' ? [args[0]] : []));

describe('in a window of 768 pixels', () => {
  beforeEach(() => windowIs(768));

  test('Enter sends, and a hint says so', async () => {
    const person = await stage.show();
    await person.type(await input(), 'Ciao{Enter}');
    await waitFor(() => expect(sent()).toEqual(['Ciao']));
    const text = screen.getByText(hint);
    expect((await input()).getAttribute('aria-describedby')).toContain(text.id);
  });

  test('Enter chooses a letter while letters are being composed, and sends nothing', async () => {
    const person = await stage.show();
    const area = await input();
    await person.type(area, 'にほん');
    fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    // Safari ends the composition first, and says by this number that the key belonged to it.
    fireEvent.keyDown(area, { key: 'Enter', isComposing: false, keyCode: 229 });
    expect(area).toHaveProperty('value', 'にほん');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toEqual(['にほん']));
  });
});

describe('in a window of 767 pixels', () => {
  beforeEach(() => windowIs(767));

  test('Enter begins a new line, the button sends, and no hint is shown', async () => {
    const person = await stage.show();
    await person.type(await input(), 'Prima{Enter}seconda');
    expect(await input()).toHaveProperty('value', 'Prima\nseconda');
    expect(sent()).toEqual([]);
    expect(screen.queryByText(hint)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Invia' }));
    await waitFor(() => expect(sent()).toEqual(['Prima\nseconda']));
  });
});

describe('the text area', () => {
  test('grows with its text up to 120 pixels, and is small again when it is empty', async () => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(92);
    const person = await stage.show();
    const area = await input();
    await person.type(area, 'Tre righe');
    expect(area.style.height).toBe('92px');
    height.mockReturnValue(121);
    await person.type(area, ' e più');
    expect(area.style.height).toBe('120px');
    await person.clear(area);
    expect(area.style.height).toBe('auto');
  });

  test('counts what would be sent, and marks what is too long', async () => {
    const person = await stage.show();
    expect(screen.getByText('0/500')).toBeDefined();
    await person.click(await input());
    await person.paste(`  ${'x'.repeat(500)}  `);
    expect(screen.getByText('500/500')).toBeDefined();
    expect((await input()).getAttribute('aria-invalid')).toBeNull();
    await person.clear(await input());
    await person.paste('x'.repeat(501));
    expect(screen.getByText('501/500')).toBeDefined();
    expect(screen.getByText('501 caratteri su 500')).toBeDefined();
    expect((await input()).getAttribute('aria-invalid')).toBe('true');
  });
});
