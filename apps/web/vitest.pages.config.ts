import { defineConfig } from 'vitest/config';
import { common, withModulesOfTheirOwn } from './vitest.config.ts';

// Each file has a window and modules of its own.
export default defineConfig({
  ...common,
  test: { ...common.test, name: 'web pages', include: withModulesOfTheirOwn },
});
