/** How much of a fault is played: the whole of it, or a round small enough for a test suite. */
export interface Size {
  readonly kills: number;
  readonly cuts: number;
  readonly clients: number;
}

export const wholeSize: Size = { kills: 50, cuts: 200, clients: 5_000 };

export interface Outcome {
  /** What was counted, to be read by people. */
  readonly figures: string;
  /** Whether everything held that must hold. */
  readonly held: boolean;
}

/** Something that goes wrong, and what must hold afterwards. */
export interface Fault {
  readonly name: string;
  readonly mustHold: string;
  /** Why it cannot be played on this machine; null: it can. */
  readonly obstacle: () => string | null;
  readonly play: (size: Size) => Promise<Outcome>;
}

export const nothing = (): null => null;
