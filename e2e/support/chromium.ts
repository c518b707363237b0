import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Keeps a headless Chromium from asking hosts of its maker for anything. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

function answersVersion(executable: string): boolean {
  return spawnSync(executable, ['--version'], { encoding: 'utf8' }).status === 0;
}

function onPath(): string | undefined {
  const found = ['chromium', 'chromium-browser', 'google-chrome'].map((name) =>
    spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim(),
  );
  return found.find((path) => path !== '');
}

/** The browser that ships inside a package: unpacked into the project's cache, so that neither root nor a system package is needed. */
async function fromPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const temporary = process.env['TMPDIR'];
  mkdirSync(cache, { recursive: true });
  process.env['TMPDIR'] = cache;
  try {
    const packaged = await import('@sparticuz/chromium');
    const executable = await packaged.default.executablePath();
    if (answersVersion(executable)) return executable;
    // A machine without the libraries that a browser needs: the package brings those as well.
    const archive = fileURLToPath(
      new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium')),
    );
    await packaged.inflate(archive);
    packaged.setupLambdaEnvironment(join(cache, 'al2023', 'lib'));
    return answersVersion(executable) ? executable : undefined;
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}

/** Path of a Chromium: $CHROMIUM, one on PATH, else the one from the package. Throws when there is none. */
export async function findChromium(): Promise<string> {
  const executable = process.env['CHROMIUM'] ?? onPath() ?? (await fromPackage());
  if (executable === undefined) {
    throw new Error('No browser found: install Chromium or Chrome, or set CHROMIUM to its path.');
  }
  return executable;
}
