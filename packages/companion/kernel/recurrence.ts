// The recurrent units of the network, and their way back. See rows.ts for units.
import { addRows } from './rows';

/**
 * A gated recurrent unit (Cho et al., 2014) that reads `count` words one after the other: each changes what is
 * remembered of those before. `words` is the address of the first one's address, and the others follow by `stride`; what
 * the three gates take of a word stands there from `at` on. `matrix` (a row for every number of the memory) and
 * `biases` belong to the gates (reset, update, candidate), `hidden` numbers each, a multiple of sixteen. Of every step five runs are written to `steps`, after a first one that stays
 * nought: the memory, its three gates, and what the memory before gives the candidate. `to` gets the largest value of
 * every number of the memory, `places` the step in which it stood.
 */
export function remember(
  words: usize,
  count: i32,
  stride: i32,
  at: usize,
  matrix: usize,
  biases: usize,
  hidden: i32,
  steps: usize,
  scratch: usize,
  to: usize,
  places: usize,
): void {
  const run = (<usize>hidden) << 2;
  let before = steps;
  for (let step = 0; step < count; step += 1) {
    const inputs = <usize>load<u32>(words + step * stride) + at;
    const here = before + <usize>5 * run;
    memory.fill(scratch, 0, <usize>3 * run);
    addRows(matrix, hidden, before, 3 * hidden, scratch);
    for (let i: usize = 0; i < run; i += 16) {
      const reset = sigmoid(gateSum(inputs, scratch, biases, i));
      const update = sigmoid(gateSum(inputs, scratch, biases, run + i));
      const third = <usize>2 * run + i;
      const remembered = v128.load(scratch + third);
      const fresh = f32x4.add(v128.load(inputs + third), v128.load(biases + third));
      const candidate = hyperbolicTangent(f32x4.add(fresh, f32x4.mul(reset, remembered)));
      const kept = f32x4.mul(update, f32x4.sub(v128.load(before + i), candidate));
      const after = f32x4.add(candidate, kept);
      v128.store(here + i, after);
      v128.store(here + run + i, reset);
      v128.store(here + <usize>2 * run + i, update);
      v128.store(here + <usize>3 * run + i, candidate);
      v128.store(here + <usize>4 * run + i, remembered);
      const best = step == 0 ? f32x4.splat(-f32.MAX_VALUE) : v128.load(to + i);
      const isLarger = f32x4.gt(after, best);
      v128.store(to + i, v128.bitselect(after, best, isLarger));
      v128.store(places + i, v128.bitselect(i32x4.splat(step), v128.load(places + i), isLarger));
    }
    before = here;
  }
}

function gateSum(inputs: usize, remembered: usize, biases: usize, i: usize): v128 {
  const both = f32x4.add(v128.load(inputs + i), v128.load(remembered + i));
  return f32x4.add(both, v128.load(biases + i));
}

function sigmoid(x: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.div(one, f32x4.add(one, exponential(f32x4.neg(x))));
}

function hyperbolicTangent(x: v128): v128 {
  const twice = f32x4.splat(2);
  return f32x4.sub(f32x4.mul(twice, sigmoid(f32x4.mul(twice, x))), f32x4.splat(1));
}

/** e to the power of each number, as far as gates go: two to the power of what is whole, a series for the rest. */
function exponential(x: v128): v128 {
  const bounded = f32x4.max(f32x4.splat(-40), f32x4.min(f32x4.splat(40), x));
  const power = f32x4.mul(bounded, f32x4.splat(1.44269504));
  const whole = f32x4.nearest(power);
  const rest = f32x4.mul(f32x4.sub(power, whole), f32x4.splat(0.69314718));
  let sum = f32x4.splat(1 / 720);
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1 / 120));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1 / 24));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1 / 6));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(0.5));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(1));
  const exponent = i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127));
  return f32x4.mul(sum, i32x4.shl(exponent, 23));
}

/**
 * For training: one step of `remember` backwards. `wanted` is how the memory after the step should change, and becomes
 * what is left of that for the memory before it; `gates` gets what is wanted of the gates' sums, and `remembered` the
 * same of what the memory before gives to them.
 */
export function passGates(
  wanted: usize,
  here: usize,
  before: usize,
  hidden: i32,
  gates: usize,
  remembered: usize,
): void {
  const run = (<usize>hidden) << 2;
  const one = f32x4.splat(1);
  for (let i: usize = 0; i < run; i += 16) {
    const slope = v128.load(wanted + i);
    const reset = v128.load(here + run + i);
    const update = v128.load(here + <usize>2 * run + i);
    const candidate = v128.load(here + <usize>3 * run + i);
    const ofCandidate = f32x4.mul(
      f32x4.mul(slope, f32x4.sub(one, update)),
      f32x4.sub(one, f32x4.mul(candidate, candidate)),
    );
    const ofReset = f32x4.mul(
      f32x4.mul(ofCandidate, v128.load(here + <usize>4 * run + i)),
      f32x4.mul(reset, f32x4.sub(one, reset)),
    );
    const ofUpdate = f32x4.mul(
      f32x4.mul(slope, f32x4.sub(v128.load(before + i), candidate)),
      f32x4.mul(update, f32x4.sub(one, update)),
    );
    v128.store(gates + i, ofReset);
    v128.store(gates + run + i, ofUpdate);
    v128.store(gates + <usize>2 * run + i, ofCandidate);
    v128.store(remembered + i, ofReset);
    v128.store(remembered + run + i, ofUpdate);
    v128.store(remembered + <usize>2 * run + i, f32x4.mul(ofCandidate, reset));
    v128.store(wanted + i, f32x4.mul(slope, update));
  }
}
