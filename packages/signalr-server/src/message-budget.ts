/** How many messages a client may still send: earned evenly, saved for at most two seconds. */
export class MessageBudget {
  readonly #perSecond: number;
  #left: number;
  #countedAt: number;

  constructor(perSecond: number, time: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * 2;
    this.#countedAt = time;
  }

  /** Spends one message at this time (ms); false when none is left. */
  spend(time: number): boolean {
    const earned = ((time - this.#countedAt) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#left + earned, this.#perSecond * 2) - 1;
    this.#countedAt = time;
    return this.#left >= 0;
  }
}
