import { followStreamWithinPx } from '@accanto/contract';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** So long after somebody scrolled up the list does not move under their hand. */
const restMs = 300;
/** So long after a wheel, a finger or a key moved the list, a way up is the reader's own, also while the list changes. */
const handMs = 1_000;
const handEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface StayAtEnd {
  /** Where the reader is, for what is drawn. */
  readonly isAtEnd: boolean;
  /** The same at this moment, without a drawing. */
  readonly isReaderAtEnd: () => boolean;
  readonly onScroll: () => void;
  /** The reader is to be at the end from now on, wherever they were. */
  readonly takeToEnd: () => void;
}

/**
 * Keeps a scrolling list at its end while the reader is there, whatever grows, shrinks or takes height away.
 * Only the reader's own way up leaves the end; within 64 px of it they are back. A list whose height or room changed
 * may have moved up by itself, so that then a hand must have moved it. Elsewhere, what is being read stays in its place
 * on the screen.
 */
export function useStayAtEnd(scroller: RefObject<HTMLElement | null>): StayAtEnd {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const reader = useRef({
    isAtEnd: true,
    top: 0,
    height: 0,
    room: 0,
    wentUpAt: -Infinity,
    handAt: -Infinity,
  });

  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    let edge = screenTop(current);
    const observer = new ResizeObserver(() => {
      const { isAtEnd: stays, wentUpAt } = reader.current;
      const top = screenTop(current);
      if (stays && performance.now() - wentUpAt > restMs) current.scrollTop = current.scrollHeight;
      // What came or went above the list moves the list, not what is being read in it.
      else current.scrollTop += top - edge;
      edge = top;
      // What the change moved is where it belongs: the next way up is somebody's.
      reader.current.height = current.scrollHeight;
      reader.current.room = current.clientHeight;
    });
    const noteHand = (): void => {
      reader.current.handAt = performance.now();
    };
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    for (const event of handEvents) current.addEventListener(event, noteHand, { passive: true });
    return () => {
      observer.disconnect();
      for (const event of handEvents) current.removeEventListener(event, noteHand);
    };
  }, [scroller]);

  function onScroll(): void {
    const { current } = scroller;
    if (current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = current;
    const distance = scrollHeight - scrollTop - clientHeight;
    const now = performance.now();
    const mayMoveItself =
      scrollHeight !== reader.current.height || clientHeight !== reader.current.room;
    const isByHand = now - reader.current.handAt < handMs;
    // A list that became shorter moves up as well, but ends at its end.
    const isUp = scrollTop < reader.current.top && distance > 1 && (isByHand || !mayMoveItself);
    reader.current.top = scrollTop;
    reader.current.height = scrollHeight;
    reader.current.room = clientHeight;
    if (isUp) reader.current.wentUpAt = now;
    if (distance <= followStreamWithinPx) reader.current.isAtEnd = true;
    else if (isUp) reader.current.isAtEnd = false;
    setIsAtEnd(reader.current.isAtEnd);
  }

  const isReaderAtEnd = useCallback(() => reader.current.isAtEnd, []);
  const takeToEnd = useCallback(() => {
    reader.current.isAtEnd = true;
    reader.current.wentUpAt = -Infinity;
    setIsAtEnd(true);
  }, []);
  return { isAtEnd, isReaderAtEnd, onScroll, takeToEnd };
}

/** Where an element begins on the screen; an on-screen keyboard may have moved the window's content under it. */
function screenTop(element: HTMLElement): number {
  return element.getBoundingClientRect().top - (window.visualViewport?.offsetTop ?? 0);
}
