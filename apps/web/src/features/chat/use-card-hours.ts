import { useEffect } from 'react';
import type { CardHours } from './card-hours.ts';

/** How often a card that is shown is read again, in ms. */
const everyMs = 5 * 60_000;

/** While a card is shown, its hours are read again now and then, and when the page comes back to the front. */
export function useCardHours(refreshCard: CardHours['refreshCard'], hasCard: boolean): void {
  useEffect(() => {
    if (!hasCard) return undefined;
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void refreshCard();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refreshCard, hasCard]);
}
