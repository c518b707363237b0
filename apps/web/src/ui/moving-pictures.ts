import { useEffect, useState } from 'react';

/** Wide enough for what moves beside the words; the `lg` of the styles. */
const wide = '(min-width: 64rem)';
const lessMotion = '(prefers-reduced-motion: reduce)';
const lessData = '(prefers-reduced-data: reduce)';

/** What the browser knows of the connection (Network Information API); not every browser says it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function mayMove(): boolean {
  const { connection }: { readonly connection?: Connection } = navigator as {
    readonly connection?: Connection;
  };
  const isPoor = connection?.effectiveType?.includes('2g') ?? false;
  return (
    window.matchMedia(wide).matches &&
    !window.matchMedia(lessMotion).matches &&
    !window.matchMedia(lessData).matches &&
    connection?.saveData !== true &&
    !isPoor
  );
}

/**
 * Whether a moving decoration may be fetched and shown: not on narrow screens, not for those who asked for less motion
 * or less data, and not before the page itself is there.
 */
export function useMovingPictures(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const look = (): void => setMay(mayMove());
    const queries = [wide, lessMotion, lessData].map((query) => window.matchMedia(query));
    const begin = (): void => {
      look();
      for (const query of queries) query.addEventListener('change', look);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      for (const query of queries) query.removeEventListener('change', look);
    };
  }, []);
  return may;
}
