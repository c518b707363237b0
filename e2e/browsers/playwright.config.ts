import { defineConfig } from '@playwright/test';

/** The main journey in browsers that Playwright does not drive: only its runner and its expectations are used. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  workers: 1,
  timeout: 300_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
});
