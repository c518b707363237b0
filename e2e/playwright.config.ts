import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/forget-logs.ts',
  outputDir: '../test-results/e2e',
  workers: 2,
  // The logs of all journeys are searched when they have ended.
  projects: [
    { name: 'journeys', testIgnore: '**/logs.spec.ts' },
    { name: 'logs', testMatch: '**/logs.spec.ts', dependencies: ['journeys'] },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: await findChromium(), args: chromiumArguments },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // Recording every step takes a third of the whole time: ask for it with --trace=retain-on-failure.
    screenshot: 'only-on-failure',
  },
});
