import { useEffect, useRef, type ReactNode } from 'react';

interface RevealProps {
  readonly children: ReactNode;
  /** Milliseconds after the element came into view. */
  readonly delayMs?: number;
  readonly className?: string;
}

/**
 * Fades and rises into place when it comes into view. Rendered plainly, so that it can be read without script; what is
 * in view when the page starts stays where it is, and so does everything for those who asked for less motion.
 */
export function Reveal({ children, delayMs = 0, className }: RevealProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = element.current;
    if (node === null || typeof IntersectionObserver === 'undefined') return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    if (node.getBoundingClientRect().top < window.innerHeight) return undefined;
    node.style.opacity = '0';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        node.style.opacity = '';
        node.style.animationDelay = `${delayMs}ms`;
        node.classList.add('animate-rise');
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(node);
    return () => {
      observer.disconnect();
      node.style.opacity = '';
    };
  }, [delayMs]);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
