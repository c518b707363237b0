import { defineConfig } from 'vitest/config';

// Needs the optional install in packages/companion/local-model; run by `npm run test:local-model`.
export default defineConfig({
  test: { include: ['packages/companion/local-model/**/*.test.ts'], testTimeout: 60_000 },
});
