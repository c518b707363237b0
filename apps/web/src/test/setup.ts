import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// The first page of a file has to be compiled, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 });

// What jsdom lacks of a browser.
window.matchMedia = (query) => {
  const list = new EventTarget() as MediaQueryList;
  return Object.assign(list, { matches: false, media: query, onchange: null });
};
window.scrollTo = () => undefined;
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  document.documentElement.lang = 'it';
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
