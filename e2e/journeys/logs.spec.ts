import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { productLogs } from '../support/product.ts';

// Runs when all other journeys have ended (a project of its own) and reads what they left.
test('I5 C7 the logs of all journeys hold no token, no code, no whole address and no word of a message', () => {
  const logs = readdirSync(productLogs).map((file) =>
    readFileSync(join(productLogs, file), 'utf8'),
  );
  const everything = logs.join('\n');
  expect(everything.split('\n').length).toBeGreaterThan(200);
  for (const secret of [
    /@example\.org/,
    /token=[\w-]{8}/,
    /eyJ[\w-]+\.[\w-]+\.[\w-]+/,
    /access_token/,
    /litigato con mia sorella/,
    /riesco a dormire/,
    /onerror=alert/,
    /mi ha fatto bene/,
  ]) {
    expect(everything.match(secret)?.[0]).toBeUndefined();
  }
});
