// Some registry mirrors lack a few platform builds of native tools; npm then writes a lock file
// that `npm ci` refuses ("Missing: … from lock file"). This adds every exact optional dependency
// that is absent, so that the lock file is complete on every platform. Run after changing
// dependencies: `node scripts/complete-lockfile.ts`, or with the path of another lock file.
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'));

const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openharmony',
  'sunos',
  'aix',
  'netbsd',
  'openbsd',
];
const processors = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
  'mips64el',
];
const libraries: Record<string, string> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
  glibc: 'glibc',
};

/** The platform fields that npm would have read from the package, taken from its name. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = words
    .map((word) => (word === 'win' ? 'win32' : word))
    .find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const library = words.map((word) => libraries[word]).find((found) => found !== undefined);
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(library && { libc: [library] }),
  };
}

let added = 0;
for (const [path, locked] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
    const isExact = /^\d+\.\d+\.\d+/.test(version);
    const nested = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    if (!isExact || lock.packages[nested] || lock.packages[hoisted]) continue;
    lock.packages[hoisted] = { version, optional: true, ...platformOf(name) };
    added += 1;
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} missing optional packages added to the lock file`);
