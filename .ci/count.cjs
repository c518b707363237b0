// Adds up the tests that the runners reported: prints `passed failed`.
const { existsSync, readFileSync } = require('node:fs');

let passed = 0;
let failed = 0;
for (const file of [
  'test-results/vitest.json',
  'test-results/services.json',
  'test-results/local-model.json',
]) {
  if (!existsSync(file)) continue;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
}
if (existsSync('test-results/e2e.json')) {
  const { stats } = JSON.parse(readFileSync('test-results/e2e.json', 'utf8'));
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
}
console.log(`${passed} ${failed}`);
