import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'companion',
    include: ['src/**/*.test.ts', 'evals/**/*.test.ts', 'training/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
