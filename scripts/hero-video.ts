// Draws the hero's video, once on light ground and once on dark: a slow drift of light over two shapes that lean on each
// other. Run by hand where ffmpeg is installed (`node scripts/hero-video.ts`); its small outputs are committed, so that
// no build needs ffmpeg.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';

const width = 1280;
const height = 720;
const framesPerSecond = 24;
const seconds = 14;
const frameCount = framesPerSecond * seconds;
const outputs = 'apps/web/public/hero';

type Colour = readonly [red: number, green: number, blue: number];
interface Palette {
  readonly ground: Colour;
  readonly left: Colour;
  readonly leftLit: Colour;
  readonly right: Colour;
  readonly rightLit: Colour;
  readonly overlap: Colour;
  readonly overlapLit: Colour;
  /** The warmth around the shapes, and how much of it there is. */
  readonly glow: Colour;
  readonly glowShare: number;
}

/** The tokens of design.md, each with the tone it takes where the light is. */
const light: Palette = {
  ground: [251, 248, 243],
  left: [31, 90, 82],
  leftLit: [92, 146, 134],
  right: [243, 181, 138],
  rightLit: [248, 206, 175],
  overlap: [251, 234, 219],
  overlapLit: [255, 250, 244],
  glow: [243, 181, 138],
  glowShare: 0.3,
};
const dark: Palette = {
  ground: [20, 32, 31],
  left: [46, 104, 94],
  leftLit: [112, 178, 162],
  right: [190, 132, 96],
  rightLit: [240, 180, 140],
  overlap: [232, 200, 176],
  overlapLit: [250, 230, 212],
  glow: [143, 208, 191],
  glowShare: 0.14,
};

/** 0 to 1 with soft ends, as x goes from `from` to `to`. */
function smooth(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** How soft the rim of a shape is, in heights of the picture. */
const rim = 0.004;

/**
 * One frame with 16 bits a channel, since eight show bands in so soft a light. Lengths are heights of the picture. The
 * left half stays plain ground, for the words stand there. All movement is a sum of whole turns, so that the end meets
 * the beginning.
 */
function drawFrame(palette: Palette, index: number): Uint16Array {
  const turn = (index / frameCount) * 2 * Math.PI;
  const pixels = new Uint16Array(width * height * 3);
  const left = {
    x: 1.262 + 0.012 * Math.sin(turn),
    y: 0.53 + 0.014 * Math.cos(turn),
    radius: 0.25,
  };
  const right = {
    x: 1.51 - 0.014 * Math.sin(turn + 0.6),
    y: 0.43 + 0.012 * Math.sin(turn),
    radius: 0.2,
  };
  // The light wanders once around the two.
  const lamp = { x: 1.36 + 0.34 * Math.cos(turn), y: 0.4 + 0.26 * Math.sin(turn) };
  const middle = { x: 1.42, y: 0.46 + 0.02 * Math.sin(turn) };

  for (let row = 0; row < height; row += 1) {
    const y = row / height;
    for (let column = 0; column < width; column += 1) {
      const x = column / height;
      const distance = (to: { x: number; y: number }): number => Math.hypot(x - to.x, y - to.y);
      const within = (shape: { x: number; y: number; radius: number }): number =>
        1 - smooth(shape.radius - rim, shape.radius + rim, distance(shape));
      const inLeft = within(left);
      const inRight = within(right);
      const brightness = 1 - smooth(0, 0.5, distance(lamp));
      const warmth = 1 - smooth(0.12, 0.62, distance(middle));

      let colour = mix(palette.ground, palette.glow, palette.glowShare * warmth);
      colour = mix(colour, mix(palette.left, palette.leftLit, 0.8 * brightness), inLeft);
      colour = mix(colour, mix(palette.right, palette.rightLit, 0.9 * brightness), inRight);
      colour = mix(
        colour,
        mix(palette.overlap, palette.overlapLit, 0.8 * brightness),
        inLeft * inRight,
      );

      const at = (row * width + column) * 3;
      pixels[at] = colour[0] * 257;
      pixels[at + 1] = colour[1] * 257;
      pixels[at + 2] = colour[2] * 257;
    }
  }
  return pixels;
}

async function encode(
  palette: Palette,
  file: string,
  frames: readonly number[],
  options: readonly string[],
): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb48le',
      '-s',
      `${width}x${height}`,
      '-r',
      String(framesPerSecond),
      '-i',
      '-',
      ...options,
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (const index of frames) {
    if (!ffmpeg.stdin.write(Buffer.from(drawFrame(palette, index).buffer)))
      await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'exit');
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}`);
  console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`);
}

const all = Array.from({ length: frameCount }, (_, index) => index);
// What a browser is told about the colours, so that the ground is exactly that of the page.
const colours = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
for (const [name, palette] of [
  ['light', light],
  ['dark', dark],
] as const) {
  await encode(palette, `${outputs}-${name}.webm`, all, [
    '-an',
    ...colours,
    '-pix_fmt',
    'yuv420p10le',
    '-c:v',
    'libsvtav1',
    '-preset',
    '5',
    '-crf',
    '34',
    '-g',
    '240',
  ]);
  await encode(palette, `${outputs}-${name}.mp4`, all, [
    '-an',
    ...colours,
    '-pix_fmt',
    'yuv420p',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '24',
    '-movflags',
    '+faststart',
  ]);
  await encode(
    palette,
    `${outputs}-${name}-poster.avif`,
    [0],
    [
      '-frames:v',
      '1',
      ...colours,
      '-pix_fmt',
      'yuv444p10le',
      '-c:v',
      'libaom-av1',
      '-still-picture',
      '1',
      '-crf',
      '24',
    ],
  );
}
