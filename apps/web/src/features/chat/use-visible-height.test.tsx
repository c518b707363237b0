import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useVisibleHeight } from './use-visible-height.ts';

/** What a phone shows of the page: less while its keyboard is open. */
class VisibleArea extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;

  become(changes: Partial<Pick<VisibleArea, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, changes);
    this.dispatchEvent(new Event('resize'));
  }
}

function Screen() {
  return <div ref={useVisibleHeight()} data-testid="screen" />;
}

function open(): { area: VisibleArea; style: () => CSSStyleDeclaration; close: () => void } {
  const area = new VisibleArea();
  vi.stubGlobal('visualViewport', area);
  const { unmount } = render(<Screen />);
  const element = screen.getByTestId('screen');
  return { area, style: () => element.style, close: unmount };
}

test('the screen is as high as what the keyboard leaves', () => {
  const { area, style } = open();
  expect(style().height).toBe('800px');
  area.become({ height: 420 });
  expect(style().height).toBe('420px');
  area.become({ height: 800 });
  expect(style().height).toBe('800px');
});

test('follows the visible part when the phone moves it down, and back', () => {
  const { area, style } = open();
  area.become({ height: 420, offsetTop: 60 });
  expect(style().transform).toBe('translateY(60px)');
  area.become({ height: 800, offsetTop: 0 });
  expect(style().transform).toBe('');
});

test('leaves the size alone while the person zooms with two fingers', () => {
  const { area, style } = open();
  area.become({ height: 300, scale: 2 });
  expect(style().height).toBe('800px');
});

test('without such a viewport the height of the style sheet stays, and a closed screen follows nothing', () => {
  const { area, style, close } = open();
  const last = style();
  close();
  area.become({ height: 420 });
  expect(last.height).toBe('800px');
  vi.stubGlobal('visualViewport', null);
  render(<Screen />);
  expect(screen.getByTestId('screen').style.height).toBe('');
});
