// The software bill of materials of what runs in production, in CycloneDX form: `npm run sbom`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const bill = execFileSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
);
writeFileSync('sbom.cdx.json', bill);
console.log('sbom.cdx.json written');
