import { defineConfig } from 'vitest/config';
import { readOperator } from './operator.ts';
import { readSafetyFacts } from './safety-facts.ts';

export default defineConfig({
  define: {
    __OPERATOR__: JSON.stringify(readOperator({})),
    __SAFETY_FACTS__: JSON.stringify(readSafetyFacts()),
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
