import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useStayAtEnd } from './use-stay-at-end.ts';

const seen = { top: 0, height: 1_000, edge: 60 };
let viewHeight: number;
let resized: () => void;

function List() {
  const scroller = useRef<HTMLElement>(null);
  const { isAtEnd, onScroll, takeToEnd } = useStayAtEnd(scroller);
  return (
    <section ref={scroller} onScroll={onScroll} aria-label="list">
      <output>{isAtEnd ? 'at the end' : 'elsewhere'}</output>
      <button onClick={takeToEnd}>write</button>
    </section>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  viewHeight = 400;
  Object.assign(seen, { top: 600, height: 1_000, edge: 60 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => viewHeight);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => seen.height);
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => seen.top);
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation((top) => scrollTo(top));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, seen.edge, 400, viewHeight),
  );
  render(<List />);
  scrollTo(600);
});

/** As a browser does: never beyond the end, and with an event. */
function scrollTo(top: number): void {
  seen.top = Math.min(top, seen.height - viewHeight);
  fireEvent.scroll(screen.getByRole('region', { name: 'list' }));
}

function become(height: number): void {
  seen.height = height;
  if (seen.top > height - viewHeight) scrollTo(height);
  act(() => resized());
}

const distance = (): number => seen.height - seen.top - viewHeight;

test('stays at the end while the list grows, by little or by much, and while it becomes shorter', () => {
  for (const height of [1_030, 1_400, 1_340, 1_345]) {
    become(height);
    expect(distance()).toBe(0);
  }
});

test('whoever scrolls up stays where they are', () => {
  scrollTo(400);
  screen.getByText('elsewhere');
  become(1_400);
  expect(seen.top).toBe(400);
});

test('what is being read stays on its place of the screen when something comes above the list, and goes', () => {
  scrollTo(400);
  vi.advanceTimersByTime(301);
  for (const [edge, top] of [
    [140, 480],
    [60, 400],
  ] as const) {
    seen.edge = edge;
    act(() => resized());
    expect(seen.top).toBe(top);
  }
});

test('a growth between two movements is not taken for a way up', () => {
  seen.height = 1_300;
  scrollTo(650);
  act(() => resized());
  expect(distance()).toBe(0);
});

test('a list that moved up by itself while it changed is still followed', () => {
  seen.height = 1_200;
  scrollTo(500);
  screen.getByText('at the end');
  act(() => resized());
  expect(distance()).toBe(0);
});

test('a list that moved up by itself when its room changed is still followed', () => {
  viewHeight = 300;
  scrollTo(580);
  screen.getByText('at the end');
  act(() => resized());
  expect(distance()).toBe(0);
});

test('whoever turns the wheel up leaves the end, also while the list grows', () => {
  seen.height = 1_200;
  fireEvent.wheel(screen.getByRole('region', { name: 'list' }));
  scrollTo(500);
  screen.getByText('elsewhere');
  become(1_400);
  expect(seen.top).toBe(500);
});

test('within 64 px of the end counts as there, but the list does not move under the hand', () => {
  scrollTo(550);
  become(1_010);
  expect(seen.top).toBe(550);
  vi.advanceTimersByTime(301);
  become(1_012);
  expect(distance()).toBe(0);
});

test('who comes back to the end follows again', () => {
  scrollTo(200);
  scrollTo(560);
  screen.getByText('at the end');
  vi.advanceTimersByTime(301);
  become(1_100);
  expect(distance()).toBe(0);
});

test('who writes is taken to the end from anywhere', () => {
  scrollTo(100);
  fireEvent.click(screen.getByRole('button', { name: 'write' }));
  screen.getByText('at the end');
  become(1_100);
  expect(distance()).toBe(0);
});
