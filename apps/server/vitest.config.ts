import { configDefaults, defineConfig } from 'vitest/config';

// What needs PostgreSQL or Redis is run by `npm run test:services`. A busy machine may take its time for a test.
export default defineConfig({
  test: {
    // Each test opens servers of its own; the modules may be shared.
    isolate: false,
    exclude: [...configDefaults.exclude, '**/*.services.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
