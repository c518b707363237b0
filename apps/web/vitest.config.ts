import { configDefaults, defineConfig } from 'vitest/config';
import { readOperator } from './operator.ts';
import { readSafetyFacts } from './safety-facts.ts';

/** Whole pages, and what replaces modules or needs them fresh. */
export const withModulesOfTheirOwn = [
  'src/routes/**/*.test.tsx',
  'src/features/account/**/*.test.tsx',
  'src/features/chat/not-arrived.test.tsx',
  'src/platform/{analytics,callback-address}.test.ts',
  'src/platform/session.test.tsx',
];

/** What all tests of the web client have in common. */
export const common = {
  define: {
    __OPERATOR__: JSON.stringify(readOperator({})),
    __SAFETY_FACTS__: JSON.stringify(readSafetyFacts()),
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/test/setup.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
};

// Many files share one window and one set of modules, which saves most of their time; src/test/setup.ts clears the
// window after each test. The rest is run by vitest.pages.config.ts.
export default defineConfig({
  ...common,
  test: {
    ...common.test,
    name: 'web',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...withModulesOfTheirOwn],
  },
});
