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
