import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const common = { testTimeout: 60_000, hookTimeout: 60_000, isolate: false };

/** What has no store, is about the embedded one alone, or has a test of its own with services. */
const notOnPostgres = [
  '**/*.services.test.ts',
  '**/{config,main}.test.ts',
  '**/cli/*.test.ts',
  '**/chat/{cuts,delta-flow,ending-fails,faults,kills,silent-nodes}.test.ts',
  '**/http/pages.test.ts',
  '**/mail/*.test.ts',
  '**/privacy/age.test.ts',
  '**/storage/{group-commit,sqlite}.test.ts',
];

// Tests that need a service beside Node (Redis, PostgreSQL); run by `npm run test:services`. Both projects find the
// address of a PostgreSQL server in TEST_DATABASE_URL; the second one runs the server's own tests on it.
export default defineConfig({
  test: {
    globalSetup: fileURLToPath(new URL('apps/server/src/test/postgres-setup.ts', import.meta.url)),
    projects: [
      { test: { name: 'services', include: ['**/*.services.test.ts'], ...common } },
      {
        test: {
          name: 'server on PostgreSQL',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: notOnPostgres,
          ...common,
        },
      },
    ],
  },
});
