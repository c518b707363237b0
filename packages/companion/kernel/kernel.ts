// The arithmetic of the network (src/safety/network.ts), four numbers at a time: in JavaScript nearly all the time of a
// message, and of training, went into it. AssemblyScript; `npm run build:kernel` makes src/safety/kernel.wasm of it.
// All numbers are 32-bit floats. Addresses and steps are in bytes, sizes in numbers, and every size but `rows` of
// `multiply` is a multiple of four.

function sumOf(lanes: v128): f32 {
  return (
    f32x4.extract_lane(lanes, 0) +
    f32x4.extract_lane(lanes, 1) +
    (f32x4.extract_lane(lanes, 2) + f32x4.extract_lane(lanes, 3))
  );
}

/** `to[row]` = the sum of the products of a row with the vector; rows begin `step` bytes after one another. */
export function multiply(
  matrix: usize,
  step: usize,
  rows: i32,
  vector: usize,
  size: i32,
  to: usize,
): void {
  const bytes = (<usize>size) << 2;
  let row = 0;
  // Four rows share each part of the vector that is loaded.
  for (; row + 4 <= rows; row += 4) {
    const first = matrix + <usize>row * step;
    let a = f32x4.splat(0);
    let b = f32x4.splat(0);
    let c = f32x4.splat(0);
    let d = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      const part = v128.load(vector + at);
      const place = first + at;
      a = f32x4.add(a, f32x4.mul(part, v128.load(place)));
      b = f32x4.add(b, f32x4.mul(part, v128.load(place + step)));
      c = f32x4.add(c, f32x4.mul(part, v128.load(place + 2 * step)));
      d = f32x4.add(d, f32x4.mul(part, v128.load(place + 3 * step)));
    }
    const out = to + ((<usize>row) << 2);
    store<f32>(out, sumOf(a));
    store<f32>(out + 4, sumOf(b));
    store<f32>(out + 8, sumOf(c));
    store<f32>(out + 12, sumOf(d));
  }
  for (; row < rows; row += 1) {
    const first = matrix + <usize>row * step;
    let sum = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16)
      sum = f32x4.add(sum, f32x4.mul(v128.load(vector + at), v128.load(first + at)));
    store<f32>(to + ((<usize>row) << 2), sumOf(sum));
  }
}

/** `to` += `from` × `share`. */
export function addScaled(to: usize, from: usize, share: f32, size: i32): void {
  const shares = f32x4.splat(share);
  const end = to + ((<usize>size) << 2);
  for (; to < end; to += 16, from += 16)
    v128.store(to, f32x4.add(v128.load(to), f32x4.mul(v128.load(from), shares)));
}

/**
 * Adds to `to` every row of a matrix as many times as `shares` has it: the product of the shares with the matrix, which
 * is `multiply` backwards as well. `size` is a multiple of sixteen.
 */
export function addRows(matrix: usize, rows: i32, shares: usize, size: i32, to: usize): void {
  const bytes = (<usize>size) << 2;
  let offset: usize = 0;
  // Eight sums at once: with fewer each waits for the one before.
  for (; offset + 128 <= bytes; offset += 128) {
    const out = to + offset;
    let a = v128.load(out);
    let b = v128.load(out + 16);
    let c = v128.load(out + 32);
    let d = v128.load(out + 48);
    let e = v128.load(out + 64);
    let f = v128.load(out + 80);
    let g = v128.load(out + 96);
    let h = v128.load(out + 112);
    let from = matrix + offset;
    for (let row = 0; row < rows; row += 1) {
      const share = v128.load32_splat(shares + ((<usize>row) << 2));
      a = f32x4.add(a, f32x4.mul(share, v128.load(from)));
      b = f32x4.add(b, f32x4.mul(share, v128.load(from + 16)));
      c = f32x4.add(c, f32x4.mul(share, v128.load(from + 32)));
      d = f32x4.add(d, f32x4.mul(share, v128.load(from + 48)));
      e = f32x4.add(e, f32x4.mul(share, v128.load(from + 64)));
      f = f32x4.add(f, f32x4.mul(share, v128.load(from + 80)));
      g = f32x4.add(g, f32x4.mul(share, v128.load(from + 96)));
      h = f32x4.add(h, f32x4.mul(share, v128.load(from + 112)));
      from += bytes;
    }
    v128.store(out, a);
    v128.store(out + 16, b);
    v128.store(out + 32, c);
    v128.store(out + 48, d);
    v128.store(out + 64, e);
    v128.store(out + 80, f);
    v128.store(out + 96, g);
    v128.store(out + 112, h);
  }
  for (; offset < bytes; offset += 64) {
    const out = to + offset;
    let a = v128.load(out);
    let b = v128.load(out + 16);
    let c = v128.load(out + 32);
    let d = v128.load(out + 48);
    let from = matrix + offset;
    for (let row = 0; row < rows; row += 1) {
      const share = v128.load32_splat(shares + ((<usize>row) << 2));
      a = f32x4.add(a, f32x4.mul(share, v128.load(from)));
      b = f32x4.add(b, f32x4.mul(share, v128.load(from + 16)));
      c = f32x4.add(c, f32x4.mul(share, v128.load(from + 32)));
      d = f32x4.add(d, f32x4.mul(share, v128.load(from + 48)));
      from += bytes;
    }
    v128.store(out, a);
    v128.store(out + 16, b);
    v128.store(out + 32, c);
    v128.store(out + 48, d);
  }
}

/**
 * The strongest answer of every filter of one width and at which place it stands. `words` lists the addresses of what
 * the filters' parts answer to each word; the parts of this width stand there from `at` on, `filters` numbers each.
 */
export function strongest(
  words: usize,
  count: i32,
  width: i32,
  filters: i32,
  at: usize,
  to: usize,
  places: usize,
): void {
  const bytes = (<usize>filters) << 2;
  let offset: usize = 0;
  // Sixteen filters share each line of the cache that a word's answers bring.
  for (; offset + 64 <= bytes; offset += 64) {
    let bestA = f32x4.splat(-f32.MAX_VALUE);
    let bestB = bestA;
    let bestC = bestA;
    let bestD = bestA;
    let placeA = i32x4.splat(0);
    let placeB = placeA;
    let placeC = placeA;
    let placeD = placeA;
    for (let place = 0; place + width <= count; place += 1) {
      let a = f32x4.splat(0);
      let b = a;
      let c = a;
      let d = a;
      for (let part = 0; part < width; part += 1) {
        const from = answersAt(words, place + part) + at + <usize>part * bytes + offset;
        a = f32x4.add(a, v128.load(from));
        b = f32x4.add(b, v128.load(from + 16));
        c = f32x4.add(c, v128.load(from + 32));
        d = f32x4.add(d, v128.load(from + 48));
      }
      const here = i32x4.splat(place);
      placeA = v128.bitselect(here, placeA, f32x4.gt(a, bestA));
      placeB = v128.bitselect(here, placeB, f32x4.gt(b, bestB));
      placeC = v128.bitselect(here, placeC, f32x4.gt(c, bestC));
      placeD = v128.bitselect(here, placeD, f32x4.gt(d, bestD));
      bestA = f32x4.max(a, bestA);
      bestB = f32x4.max(b, bestB);
      bestC = f32x4.max(c, bestC);
      bestD = f32x4.max(d, bestD);
    }
    v128.store(to + offset, bestA);
    v128.store(to + offset + 16, bestB);
    v128.store(to + offset + 32, bestC);
    v128.store(to + offset + 48, bestD);
    v128.store(places + offset, placeA);
    v128.store(places + offset + 16, placeB);
    v128.store(places + offset + 32, placeC);
    v128.store(places + offset + 48, placeD);
  }
  for (; offset < bytes; offset += 16) {
    let best = f32x4.splat(-f32.MAX_VALUE);
    let bestPlace = i32x4.splat(0);
    for (let place = 0; place + width <= count; place += 1) {
      let sum = f32x4.splat(0);
      for (let part = 0; part < width; part += 1)
        sum = f32x4.add(
          sum,
          v128.load(answersAt(words, place + part) + at + <usize>part * bytes + offset),
        );
      bestPlace = v128.bitselect(i32x4.splat(place), bestPlace, f32x4.gt(sum, best));
      best = f32x4.max(sum, best);
    }
    v128.store(to + offset, best);
    v128.store(places + offset, bestPlace);
  }
}

/** As `strongest`, without the places, which only training needs: half of the work. */
export function strongestAnswers(
  words: usize,
  count: i32,
  width: i32,
  filters: i32,
  at: usize,
  to: usize,
): void {
  const bytes = (<usize>filters) << 2;
  let offset: usize = 0;
  for (; offset + 64 <= bytes; offset += 64) {
    let bestA = f32x4.splat(-f32.MAX_VALUE);
    let bestB = bestA;
    let bestC = bestA;
    let bestD = bestA;
    for (let place = 0; place + width <= count; place += 1) {
      let from = answersAt(words, place) + at + offset;
      let a = v128.load(from);
      let b = v128.load(from + 16);
      let c = v128.load(from + 32);
      let d = v128.load(from + 48);
      for (let part = 1; part < width; part += 1) {
        from = answersAt(words, place + part) + at + <usize>part * bytes + offset;
        a = f32x4.add(a, v128.load(from));
        b = f32x4.add(b, v128.load(from + 16));
        c = f32x4.add(c, v128.load(from + 32));
        d = f32x4.add(d, v128.load(from + 48));
      }
      // The plain maximum looks for what is no number, with several instructions; there is none.
      bestA = f32x4.pmax(bestA, a);
      bestB = f32x4.pmax(bestB, b);
      bestC = f32x4.pmax(bestC, c);
      bestD = f32x4.pmax(bestD, d);
    }
    v128.store(to + offset, bestA);
    v128.store(to + offset + 16, bestB);
    v128.store(to + offset + 32, bestC);
    v128.store(to + offset + 48, bestD);
  }
  for (; offset < bytes; offset += 16) {
    let best = f32x4.splat(-f32.MAX_VALUE);
    for (let place = 0; place + width <= count; place += 1) {
      let sum = v128.load(answersAt(words, place) + at + offset);
      for (let part = 1; part < width; part += 1)
        sum = f32x4.add(
          sum,
          v128.load(answersAt(words, place + part) + at + <usize>part * bytes + offset),
        );
      best = f32x4.pmax(best, sum);
    }
    v128.store(to + offset, best);
  }
}

function answersAt(words: usize, place: i32): usize {
  return <usize>load<u32>(words + ((<usize>place) << 2));
}

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

/**
 * For training: adds to the slopes of rows what `count` answers of theirs mean for them: `wanted` of each, and the vector
 * that they were answers to. Both stand `wantedStep` and `vectorStep` bytes after one another; `size` is a multiple of
 * sixteen.
 */
export function addSlopes(
  slopes: usize,
  rows: i32,
  size: i32,
  wanted: usize,
  wantedStep: i32,
  vectors: usize,
  vectorStep: i32,
  count: i32,
): void {
  const bytes = (<usize>size) << 2;
  for (let row = 0; row < rows; row += 1) {
    for (let offset: usize = 0; offset < bytes; offset += 64) {
      const to = slopes + <usize>row * bytes + offset;
      let a = v128.load(to);
      let b = v128.load(to + 16);
      let c = v128.load(to + 32);
      let d = v128.load(to + 48);
      let share = wanted + ((<usize>row) << 2);
      let from = vectors + offset;
      for (let i = 0; i < count; i += 1) {
        const shares = v128.load32_splat(share);
        a = f32x4.add(a, f32x4.mul(shares, v128.load(from)));
        b = f32x4.add(b, f32x4.mul(shares, v128.load(from + 16)));
        c = f32x4.add(c, f32x4.mul(shares, v128.load(from + 32)));
        d = f32x4.add(d, f32x4.mul(shares, v128.load(from + 48)));
        share += wantedStep;
        from += vectorStep;
      }
      v128.store(to, a);
      v128.store(to + 16, b);
      v128.store(to + 32, c);
      v128.store(to + 48, d);
    }
  }
}

/**
 * For training: adds to the slopes of the filters of one width, and to those of the words, what the wanted change of
 * each filter's answer means for them. `vectors` and `vectorSlopes` hold the words one after the other.
 */
export function passFilters(
  wanted: usize,
  places: usize,
  filters: i32,
  size: i32,
  dimensions: i32,
  matrix: usize,
  slopes: usize,
  vectors: usize,
  vectorSlopes: usize,
): void {
  for (let filter = 0; filter < filters; filter += 1) {
    const slope = load<f32>(wanted + ((<usize>filter) << 2));
    if (slope == 0) continue;
    const place = <usize>load<i32>(places + ((<usize>filter) << 2));
    const word = place * ((<usize>dimensions) << 2);
    const row = <usize>filter * ((<usize>size) << 2);
    addScaled(slopes + row, vectors + word, slope, size);
    addScaled(vectorSlopes + word, matrix + row, slope, size);
  }
}

/**
 * For training: one step of Adam (Kingma and Ba, 2015), which divides the slopes by `count`, sets them to nought and
 * pulls every value towards nought by `decay`. `first` and `second` are the corrections of the two means.
 */
export function stepAdam(
  values: usize,
  slopes: usize,
  means: usize,
  squares: usize,
  size: i32,
  count: f32,
  rate: f32,
  decay: f32,
  first: f32,
  second: f32,
): void {
  const bytes = (<usize>size) << 2;
  const nought = f32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) {
    const slope = f32x4.mul(v128.load(slopes + at), f32x4.splat(1 / count));
    const mean = f32x4.add(
      f32x4.mul(v128.load(means + at), f32x4.splat(0.9)),
      f32x4.mul(slope, f32x4.splat(0.1)),
    );
    const square = f32x4.add(
      f32x4.mul(v128.load(squares + at), f32x4.splat(0.999)),
      f32x4.mul(f32x4.mul(slope, slope), f32x4.splat(0.001)),
    );
    const spread = f32x4.add(
      f32x4.sqrt(f32x4.mul(square, f32x4.splat(1 / second))),
      f32x4.splat(1e-8),
    );
    const value = v128.load(values + at);
    const pace = f32x4.div(f32x4.mul(mean, f32x4.splat(1 / first)), spread);
    const pulled = f32x4.add(pace, f32x4.mul(value, f32x4.splat(decay)));
    v128.store(values + at, f32x4.sub(value, f32x4.mul(pulled, f32x4.splat(rate))));
    v128.store(means + at, mean);
    v128.store(squares + at, square);
    v128.store(slopes + at, nought);
  }
}
