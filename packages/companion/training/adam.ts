/** Numbers that are fitted by Adam, a descent that gives each its own pace. */
export class Adam {
  readonly values: Float32Array;
  /** Whoever fits adds the slopes of each example here. */
  readonly slopes: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  readonly #decay: number;
  #steps = 0;

  /** @param decay pull of every number towards zero */
  constructor(length: number, decay: number) {
    this.values = new Float32Array(length);
    this.slopes = new Float32Array(length);
    this.#means = new Float32Array(length);
    this.#squares = new Float32Array(length);
    this.#decay = decay;
  }

  /** One step with the mean slopes of `count` examples, which begin again at nought. */
  step(rate: number, count: number): void {
    this.#steps += 1;
    const first = 1 - 0.9 ** this.#steps;
    const second = 1 - 0.999 ** this.#steps;
    const { values, slopes } = this;
    const means = this.#means;
    const squares = this.#squares;
    for (let i = 0; i < values.length; i += 1) {
      const slope = (slopes[i] ?? 0) / count;
      const mean = 0.9 * (means[i] ?? 0) + 0.1 * slope;
      const square = 0.999 * (squares[i] ?? 0) + 0.001 * slope * slope;
      const value = values[i] ?? 0;
      const pace = mean / first / (Math.sqrt(square / second) + 1e-8);
      values[i] = value - rate * (pace + this.#decay * value);
      means[i] = mean;
      squares[i] = square;
      slopes[i] = 0;
    }
  }
}
