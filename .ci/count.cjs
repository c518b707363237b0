// Adds up the tests that the runners reported: prints `passed failed`, and what failed, each with its reason, to stderr.
const { existsSync, readFileSync } = require('node:fs');
const { stripVTControlCharacters } = require('node:util');

const mostLinesOfAReason = 12;

let passed = 0;
let failed = 0;

function tell(name, reason = '') {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, mostLinesOfAReason);
  process.stderr.write(`FAILED: ${name}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

for (const file of [
  'test-results/vitest.json',
  'test-results/services.json',
  'test-results/local-model.json',
]) {
  if (!existsSync(file)) continue;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const suite of report.testResults) {
    if (suite.status === 'failed' && suite.message) tell(suite.name, suite.message);
    for (const test of suite.assertionResults) {
      if (test.status === 'failed') tell(test.fullName, test.failureMessages.join('\n'));
    }
  }
}
if (existsSync('test-results/e2e.json')) {
  const { stats, suites, errors } = JSON.parse(readFileSync('test-results/e2e.json', 'utf8'));
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
  for (const error of errors) tell('the browser’s runner', error.message);
  for (const suite of suites) tellBrowserFailures(suite);
}
console.log(`${passed} ${failed}`);

function tellBrowserFailures(suite) {
  for (const spec of suite.specs ?? []) {
    if (spec.ok) continue;
    const results = spec.tests.flatMap((test) => test.results);
    tell(`${spec.file}: ${spec.title}`, results.map((one) => one.error?.message ?? '').join('\n'));
  }
  for (const inner of suite.suites ?? []) tellBrowserFailures(inner);
}
