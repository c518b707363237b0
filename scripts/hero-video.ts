// Draws the hero's video: a slow drift of light over two shapes that lean on each other. Run by hand where ffmpeg is
// installed (`node scripts/hero-video.ts`); its small outputs are committed, so that no build needs ffmpeg.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';

const width = 960;
const height = 540;
const framesPerSecond = 24;
const seconds = 12;
const frameCount = framesPerSecond * seconds;
const outputs = 'apps/web/public/hero';

type Colour = readonly [red: number, green: number, blue: number];
const paper: Colour = [251, 248, 243];
const pine: Colour = [31, 90, 82];
const sage: Colour = [159, 196, 182];
const overlap: Colour = [198, 221, 210];
const apricot: Colour = [243, 181, 138];

/** 0 to 1 with soft ends, as x goes from `from` to `to`. */
function smooth(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function mix(a: Colour, b: Colour, share: number): Colour {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** One frame with 16 bits a channel, since eight show bands in so soft a light. All movement is a sum of whole turns, so that the end meets the beginning. */
function drawFrame(index: number): Uint16Array {
  const turn = (index / frameCount) * 2 * Math.PI;
  const pixels = new Uint16Array(width * height * 3);
  const left = { x: 0.66 + 0.008 * Math.sin(turn), y: 0.54 + 0.012 * Math.cos(turn), radius: 0.27 };
  const right = {
    x: 0.83 - 0.01 * Math.sin(turn + 0.6),
    y: 0.45 + 0.01 * Math.sin(turn),
    radius: 0.2,
  };
  const light = { x: 0.7 + 0.2 * Math.cos(turn), y: 0.22 + 0.1 * Math.sin(turn) };
  const glow = { x: 0.16 + 0.05 * Math.sin(turn), y: 0.86 + 0.04 * Math.cos(turn) };
  const ratio = width / height;

  for (let row = 0; row < height; row += 1) {
    const y = row / height;
    for (let column = 0; column < width; column += 1) {
      const x = column / width;
      const distance = (to: { x: number; y: number }): number =>
        Math.hypot((x - to.x) * ratio, y - to.y);
      const inLeft =
        1 - smooth(left.radius * 2 - 0.03, left.radius * 2 + 0.03, distance(left) * 1.4);
      const inRight =
        1 - smooth(right.radius * 2 - 0.03, right.radius * 2 + 0.03, distance(right) * 1.4);
      const brightness = 1 - smooth(0, 0.75, distance(light));
      const warmth = 1 - smooth(0, 0.9, distance(glow));

      let colour = mix(paper, apricot, 0.22 * warmth);
      colour = mix(colour, mix(pine, sage, 0.25 + 0.55 * brightness), 0.82 * inLeft);
      colour = mix(
        colour,
        mix(apricot, paper, 0.15 + 0.5 * brightness),
        0.85 * inRight * (1 - inLeft),
      );
      colour = mix(colour, mix(overlap, paper, 0.4 * brightness), 0.9 * inLeft * inRight);

      const at = (row * width + column) * 3;
      pixels[at] = colour[0] * 257;
      pixels[at + 1] = colour[1] * 257;
      pixels[at + 2] = colour[2] * 257;
    }
  }
  return pixels;
}

async function encode(
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
    if (!ffmpeg.stdin.write(Buffer.from(drawFrame(index).buffer)))
      await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'exit');
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}`);
  console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`);
}

const all = Array.from({ length: frameCount }, (_, index) => index);
const silent = ['-an'];
await encode(`${outputs}.webm`, all, [
  ...silent,
  '-pix_fmt',
  'yuv420p10le',
  '-c:v',
  'libsvtav1',
  '-preset',
  '5',
  '-crf',
  '30',
  '-g',
  '240',
]);
await encode(`${outputs}.mp4`, all, [
  ...silent,
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
  `${outputs}-poster.avif`,
  [0],
  [
    '-frames:v',
    '1',
    '-pix_fmt',
    'yuv420p10le',
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    '30',
  ],
);
