import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/web/vitest.pages.config.ts'],
    exclude: ['**/*.services.test.ts'],
  },
});
