import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aliveEvent, firstPaintScript, longestHoldMs } from './first-paint.ts';

const replace = vi.fn<(address: string) => void>();

/** Runs the script as the browser does before the first paint of a page. */
function paint(page: {
  readonly kind: 'public' | 'app';
  readonly lang: string;
  readonly address: string;
}): void {
  document.documentElement.lang = page.lang;
  document.head.innerHTML = `<meta name="accanto-page" content="${page.kind}">`;
  const { pathname, search, hash } = new URL(page.address, 'https://accanto.example');
  // The script is text in the page; this is the one way to run it with a location of our own.
  // oxlint-disable-next-line typescript/no-implied-eval -- see above
  new Function('location', firstPaintScript)({ pathname, search, hash, replace });
}

beforeEach(() => replace.mockClear());
afterEach(() => {
  window.dispatchEvent(new Event(aliveEvent));
  document.body.innerHTML = '';
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['session'];
  document.head.innerHTML = '';
});

describe('before the first paint', () => {
  test.each([
    ['/', '/nl'],
    ['/faq', '/nl/faq'],
    ['/login?error=X', '/nl/login?error=X'],
    ['/#pricing', '/nl#pricing'],
  ])('the remembered language decides where an address leaves it open: %s', (address, expected) => {
    localStorage.setItem('language', 'nl');
    paint({ kind: 'public', lang: 'it', address });
    expect(replace).toHaveBeenCalledExactlyOnceWith(expected);
  });

  test.each([
    ['an address that names a language', 'nl', { kind: 'public', lang: 'en', address: '/en' }],
    ['Italian', 'it', { kind: 'public', lang: 'it', address: '/' }],
    ['a language that is none of ours', 'de', { kind: 'public', lang: 'it', address: '/' }],
    ['nothing remembered', null, { kind: 'public', lang: 'it', address: '/' }],
  ] as const)('%s stays where it is', (_, language, page) => {
    if (language !== null) localStorage.setItem('language', language);
    paint(page);
    expect(replace).not.toHaveBeenCalled();
    expect(document.documentElement.lang).toBe(page.lang);
  });

  test('a page behind the sign-in gets the remembered language without moving', () => {
    localStorage.setItem('language', 'es');
    paint({ kind: 'app', lang: 'it', address: '/dashboard' });
    expect(replace).not.toHaveBeenCalled();
    expect(document.documentElement.lang).toBe('es');
  });

  test('the remembered theme is shown, and the way in hides where somebody is probably signed in', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('access_token', 'x');
    paint({ kind: 'public', lang: 'it', address: '/' });
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', session: 'expected' });
  });

  test('a browser that refuses storage shows the page as it is', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    paint({ kind: 'public', lang: 'it', address: '/' });
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('before the code of a page has come', () => {
  const pressed = vi.fn<(what: string) => void>();
  beforeEach(() => {
    pressed.mockClear();
    document.body.innerHTML =
      '<form id="post" action="/api/forms/waitlist"><input name="email"><button>Join</button></form>' +
      '<form id="code"><button>Sign in</button></form><button type="button" id="menu">Menu</button>';
    paint({ kind: 'public', lang: 'it', address: '/' });
  });
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
  /** What the page's own code does once it is there. */
  function comeAlive(): void {
    find('#menu').addEventListener('click', () => pressed('menu'));
    for (const id of ['post', 'code'])
      find(`#${id}`).addEventListener('submit', (event) => {
        event.preventDefault();
        pressed(id);
      });
    window.dispatchEvent(new Event(aliveEvent));
  }

  test.each([
    ['#post button', 'post'],
    ['#code button', 'code'],
    ['#menu', 'menu'],
  ])('a press of %s waits and is repeated once', (selector, what) => {
    find(selector).click();
    comeAlive();
    expect(pressed).toHaveBeenCalledExactlyOnceWith(what);
    find(selector).click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('of several presses the last one counts', () => {
    find('#menu').click();
    find('#code button').click();
    comeAlive();
    expect(pressed).toHaveBeenCalledExactlyOnceWith('code');
  });

  test('what is gone meanwhile is not pressed', () => {
    find('#menu').click();
    const gone = find('#menu');
    gone.addEventListener('click', () => pressed('menu'));
    gone.remove();
    window.dispatchEvent(new Event(aliveEvent));
    expect(pressed).not.toHaveBeenCalled();
  });

  test('where no code comes, a form that can be posted as it is goes that way, another one never leaves', () => {
    vi.useFakeTimers();
    const posts = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    find('#code button').click();
    vi.advanceTimersByTime(longestHoldMs);
    expect(posts).not.toHaveBeenCalled();
    find('#post button').click();
    vi.advanceTimersByTime(longestHoldMs - 1);
    expect(posts).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(posts).toHaveBeenCalledOnce();
    vi.useRealTimers();
    find('#menu').click();
  });
});
