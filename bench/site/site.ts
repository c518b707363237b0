// npm run bench:site [-- RUNS]   Lighthouse (mobile, its own throttling) on the served build: the median of five runs of
// the landing page, the questions and the login in Italian and English, with bytes as they travel. Ends with 1 where a
// bar of issue 7 is missed.
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../e2e/support/chromium.ts';
import { freePort } from '../free-port.ts';
import { startServer } from '../started-server.ts';
import { bars, figuresOf, median, missedBars, type PageFigures } from './figures.ts';

const runs = Number(process.argv[2] ?? 5);
const paths = ['/', '/faq', '/login', '/en', '/en/faq', '/en/login'];

const attempts = 3;

/** One run. A busy machine may lose the beginning of the recording; then it is made again. */
async function measure(url: string, port: number, attempt = 1): Promise<Result> {
  const answer = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (answer === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
  const fault = answer.lhr.runtimeError;
  if (fault === undefined) return answer.lhr;
  if (attempt === attempts) throw new Error(`${url}: ${fault.message}`);
  return measure(url, port, attempt + 1);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
function row(path: string, figures: PageFigures): string {
  const { scores, bytes } = figures;
  const cells = [
    path,
    Math.round(scores.performance * 100),
    Math.round(scores.accessibility * 100),
    Math.round(scores.bestPractices * 100),
    Math.round(scores.seo * 100),
    Math.round(figures.firstPaintMs),
    Math.round(figures.largestPaintMs),
    figures.layoutShift.toFixed(3),
    Math.round(figures.blockedMs),
    kilobytes(bytes.script),
    kilobytes(bytes.style),
    kilobytes(bytes.font),
    kilobytes(bytes.total),
  ];
  return `| ${cells.join(' | ')} |`;
}

const server = await startServer();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
const missed: string[] = [];
try {
  console.log(
    '| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | CLS | TBT ms | JS kB | CSS kB | fonts kB | all kB |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|',
  );
  for (const path of paths) {
    const results: PageFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await measure(`${server.url}${path}`, port);
      results.push(figuresOf(result, server.url));
    }
    const middle = median(results);
    console.log(row(path, middle));
    missed.push(...missedBars(middle).map((name) => `${path}: ${name}`));
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`\nBars: ${bars.map(({ name }) => name).join('; ')}.`);
if (missed.length > 0) {
  console.log(`Missed: ${missed.join('; ')}.`);
  process.exitCode = 1;
}
