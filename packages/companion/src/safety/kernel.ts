import { readFileSync } from 'node:fs';

/** A run of numbers in the kernel's memory. */
export interface Block {
  /** Address, bytes. */
  readonly at: number;
  readonly floats: Float32Array;
}

/** What the files of kernel/ export; sizes in numbers, addresses and steps in bytes. */
interface Functions {
  multiply(
    matrix: number,
    step: number,
    rows: number,
    vector: number,
    size: number,
    to: number,
  ): void;
  addRows(matrix: number, rows: number, shares: number, size: number, to: number): void;
  addScaled(to: number, from: number, share: number, size: number): void;
  strongest(
    words: number,
    count: number,
    width: number,
    filters: number,
    at: number,
    to: number,
    places: number,
  ): void;
  strongestAnswers(
    words: number,
    count: number,
    width: number,
    filters: number,
    at: number,
    to: number,
  ): void;
  remember(
    words: number,
    count: number,
    stride: number,
    at: number,
    matrix: number,
    biases: number,
    hidden: number,
    steps: number,
    scratch: number,
    to: number,
    places: number,
  ): void;
  passGates(
    wanted: number,
    here: number,
    before: number,
    hidden: number,
    gates: number,
    remembered: number,
  ): void;
  addSlopes(
    slopes: number,
    rows: number,
    size: number,
    wanted: number,
    wantedStep: number,
    vectors: number,
    vectorStep: number,
    count: number,
  ): void;
  passFilters(
    wanted: number,
    places: number,
    filters: number,
    size: number,
    dimensions: number,
    matrix: number,
    slopes: number,
    vectors: number,
    vectorSlopes: number,
  ): void;
  stepAdam(
    values: number,
    slopes: number,
    means: number,
    squares: number,
    size: number,
    count: number,
    rate: number,
    decay: number,
    first: number,
    second: number,
  ): void;
}

/** The kernel with its own memory, in which blocks are set out once. */
export interface Kernel extends Functions {
  /** All noughts at first. Throws RangeError when the memory was opened too small. */
  block(size: number): Block;
  /** The same memory as whole numbers. */
  integersOf(block: Block): Int32Array;
}

/** What is used of it; the types of Node do not have it, and those of browsers have much more. */
const { Module, Memory, Instance } = (
  globalThis as unknown as {
    WebAssembly: {
      Module: new (bytes: Uint8Array) => object;
      Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
      Instance: new (module: object, imports: object) => { readonly exports: unknown };
    };
  }
).WebAssembly;

const pageBytes = 65_536;
/** Blocks begin at multiples of this, so that no load crosses a line of the cache. */
const alignment = 64;
let compiled: object | undefined;

/** A kernel whose blocks take `sizes` numbers each. Memory that is never written takes none. */
export function openKernel(sizes: readonly number[]): Kernel {
  compiled ??= new Module(readFileSync(new URL('./kernel.wasm', import.meta.url)));
  const bytes = sizes.reduce((sum, size) => sum + bytesOf(size), alignment);
  const memory = new Memory({ initial: Math.ceil(bytes / pageBytes) });
  const instance = new Instance(compiled, { env: { memory } });
  let next = alignment;
  return {
    ...(instance.exports as Functions),
    block(size) {
      const at = next;
      next += bytesOf(size);
      return { at, floats: new Float32Array(memory.buffer, at, size) };
    },
    integersOf: ({ at, floats }) => new Int32Array(memory.buffer, at, floats.length),
  };
}

function bytesOf(size: number): number {
  return Math.ceil((size * 4) / alignment) * alignment;
}
