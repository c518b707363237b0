import { periods, scrollDepthMilestones } from '@accanto/contract';
import { useEffect } from 'react';
import { track } from '../../platform/analytics.ts';

/** How much of a page was seen, from 0 to 100; a page without anything to scroll was seen whole. */
export function depthOf(scrolled: number, visible: number, whole: number): number {
  return whole <= visible ? 100 : Math.min(100, ((scrolled + visible) / whole) * 100);
}

/** The milestones that a depth has passed and that were not reported before (SPEC 4). */
export function newMilestones(
  depth: number,
  reported: ReadonlySet<number>,
): readonly (typeof scrollDepthMilestones)[number][] {
  // A pixel may be lost to rounding at the very end.
  return scrollDepthMilestones.filter(
    (milestone) => depth >= milestone - 0.5 && !reported.has(milestone),
  );
}

/** Reports each depth milestone once, after scrolling has rested for 200 ms (SPEC 4, 9). */
export function useScrollDepth(): void {
  useEffect(() => {
    const reported = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (): void => {
      const depth = depthOf(
        window.scrollY,
        window.innerHeight,
        document.documentElement.scrollHeight,
      );
      for (const milestone of newMilestones(depth, reported)) {
        reported.add(milestone);
        track({ name: 'Scroll Depth', depth: milestone });
      }
    };
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(report, periods.scrollDepthDebounceMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
}

/** Long enough to have looked at a section: a smooth scroll to another one flies past faster. */
const dwellMs = 500;

/** Reports each section once, when a good part of it has stayed in view (SPEC 7). */
export function useSectionViews(): void {
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const dwelling = new Map<Element, ReturnType<typeof setTimeout>>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          clearTimeout(dwelling.get(target));
          if (isIntersecting) dwelling.set(target, setTimeout(report, dwellMs, target));
        }
      },
      { rootMargin: '-30% 0px -30% 0px' },
    );
    const report = (section: Element): void => {
      observer.unobserve(section);
      track({ name: 'Section View', section: section.getAttribute('data-section') ?? '' });
    };
    for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
    return () => {
      observer.disconnect();
      for (const timer of dwelling.values()) clearTimeout(timer);
    };
  }, []);
}
