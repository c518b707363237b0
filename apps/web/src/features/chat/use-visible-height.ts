import { useEffect, useRef, type RefObject } from 'react';

/** For an element that stays as high as what is visible, so that an on-screen keyboard never covers the input. */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return undefined;
    const follow = (): void => {
      // Zoomed in, the person decides what is visible.
      if (element.current === null || viewport.scale > 1.01) return;
      element.current.style.height = `${viewport.height}px`;
      element.current.style.transform =
        viewport.offsetTop > 0 ? `translateY(${viewport.offsetTop}px)` : '';
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, []);
  return element;
}
