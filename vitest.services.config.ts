import { defineConfig } from 'vitest/config';

// Tests that need a service beside Node (Redis, PostgreSQL); run by `npm run test:services`.
export default defineConfig({
  test: {
    include: ['**/*.services.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
