import { limits } from '@accanto/contract';

const smallest = limits.smallestShownCount;

export interface Part {
  readonly label: string;
  readonly count: number;
}

/** The count, or null where it is below ten: nobody may be told apart by it (safety-and-law.md 8). */
export function shownCount(count: number): number | null {
  return count < smallest ? null : count;
}

/** A sum whose parts are shown beside it. Where one of them is hidden, the sum is too coarse to tell it. */
export function shownTotal(total: number, parts: readonly number[]): number | null {
  const hidesOne = parts.some((part) => part > 0 && part < smallest);
  return shownCount(hidesOne ? Math.floor(total / 10) * 10 : total);
}

/**
 * The parts of a count, largest first. Those below ten go together into `other`; where that would be below ten itself,
 * the smallest shown one joins them, so that no part can be told from the total.
 */
export function shownParts(parts: readonly Part[], total: number): Part[] {
  if (total < smallest) return [];
  const shown = parts
    .filter(({ count }) => count >= smallest)
    .toSorted((one, two) => two.count - one.count);
  let rest = total - sum(shown);
  while (rest > 0 && rest < smallest) {
    const joined = shown.pop();
    if (!joined) return [];
    rest += joined.count;
  }
  return rest > 0 ? [...shown, { label: 'other', count: rest }] : shown;
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { count }) => total + count, 0);
}
