import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the page matches a media query, followed. */
export function useMediaQuery(query: string): boolean {
  // Asking the browser anew at every drawing would cost more than the drawing.
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list.matches,
    () => false,
  );
}
