import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'companion',
    // The weights are read and the code compiled once for many files.
    isolate: false,
    include: ['src/**/*.test.ts', 'evals/**/*.test.ts', 'training/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
