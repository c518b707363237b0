// The descent by which the network is fitted. See rows.ts for units.
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
