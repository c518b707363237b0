import { defineConfig } from 'vitest/config';

// Tests that need Redis are not run here: `npm run test:services` at the root runs *.services.test.ts.
export default defineConfig({
  test: {
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.services.test.ts'],
    globalSetup: ['test/announce-services.ts'],
    testTimeout: 60_000,
  },
});
