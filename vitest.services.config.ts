import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

// Tests that need a service beside Node (Redis, PostgreSQL); run by `npm run test:services`. Both projects find the
// address of a PostgreSQL server in TEST_DATABASE_URL.
export default defineConfig({
  test: {
    globalSetup: './apps/server/src/test/postgres-setup.ts',
    projects: [
      { test: { name: 'services', include: ['**/*.services.test.ts'], ...patience } },
      {
        test: {
          name: 'server on PostgreSQL',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['**/*.services.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
