import type { Block, Kernel } from '../src/safety/kernel.ts';

/** Numbers that are fitted by Adam, a descent that gives each its own pace. Takes four blocks of the kernel. */
export class Adam {
  readonly values: Block;
  /** Whoever fits adds the slopes of each example here. */
  readonly slopes: Block;
  readonly #means: Block;
  readonly #squares: Block;
  readonly #kernel: Kernel;
  readonly #decay: number;
  #steps = 0;

  /** @param decay pull of every number towards zero */
  constructor(kernel: Kernel, length: number, decay: number) {
    this.#kernel = kernel;
    this.values = kernel.block(length);
    this.slopes = kernel.block(length);
    this.#means = kernel.block(length);
    this.#squares = kernel.block(length);
    this.#decay = decay;
  }

  /** One step with the mean slopes of `count` examples, which begin again at nought. */
  step(rate: number, count: number): void {
    this.#steps += 1;
    this.#kernel.stepAdam(
      this.values.at,
      this.slopes.at,
      this.#means.at,
      this.#squares.at,
      this.values.floats.length,
      count,
      rate,
      this.#decay,
      1 - 0.9 ** this.#steps,
      1 - 0.999 ** this.#steps,
    );
  }
}
