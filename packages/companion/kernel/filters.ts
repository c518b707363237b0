// The filters of the network: what each answers most strongly. See rows.ts for units.
import { addScaled } from './rows';

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
