import type { FigureName } from '@accanto/contract';

/** Counters that are kept for a day; those of the specified events are counted by the analytics room itself. */
export type CountName = Exclude<FigureName, 'newAccounts' | 'reports'> | 'firstWordMs';

/** Counts that something happened once. `label` is one of few words and never says who. */
export type Count = (name: CountName, label?: string) => void;
