import type { Result } from 'lighthouse';

/** What is read from one run of Lighthouse. Scores go from 0 to 1, times are in milliseconds, bytes as they travelled. */
export interface PageFigures {
  /** The path of the page. */
  readonly path: string;
  readonly scores: {
    readonly performance: number;
    readonly accessibility: number;
    readonly bestPractices: number;
    readonly seo: number;
  };
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly blockedMs: number;
  readonly bytes: {
    readonly script: number;
    readonly style: number;
    readonly font: number;
    readonly total: number;
  };
  /** Requests that left for another host. */
  readonly foreign: readonly string[];
}

interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
}

/** Reads the figures of a run. Throws where the run holds none. */
export function figuresOf(result: Result, origin: string): PageFigures {
  const score = (id: string): number => result.categories[id]?.score ?? 0;
  const value = (id: string): number => {
    const found = result.audits[id]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse measured no ${id}`);
    return found;
  };
  const { details } = result.audits['network-requests'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests');
  // The audit's rows are loosely typed; these three fields are in each of them.
  const requests = details.items as unknown as readonly NetworkRequest[];
  const bytesOf = (type: string): number =>
    requests
      .filter(({ resourceType }) => type === 'all' || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    path: new URL(result.finalDisplayedUrl).pathname,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    bytes: {
      script: bytesOf('Script'),
      style: bytesOf('Stylesheet'),
      font: bytesOf('Font'),
      total: bytesOf('all'),
    },
    foreign: requests
      .map(({ url }) => url)
      .filter((url) => url.startsWith('http') && new URL(url).origin !== origin),
  };
}

/** The run in the middle by its performance score. */
export function median(results: readonly PageFigures[]): PageFigures {
  const sorted = results.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

/** The bars of issue 7; bytes as they travel, compressed and with their headers. */
export const bars: readonly {
  readonly name: string;
  readonly holds: (figures: PageFigures) => boolean;
}[] = [
  { name: 'performance ≥ 95', holds: ({ scores }) => scores.performance >= 0.95 },
  { name: 'accessibility 100', holds: ({ scores }) => scores.accessibility === 1 },
  { name: 'best practices 100', holds: ({ scores }) => scores.bestPractices === 1 },
  { name: 'SEO 100', holds: ({ scores }) => scores.seo === 1 },
  { name: 'LCP ≤ 2.0 s', holds: ({ largestPaintMs }) => largestPaintMs <= 2_000 },
  { name: 'CLS ≤ 0.01', holds: ({ layoutShift }) => layoutShift <= 0.01 },
  { name: 'CSS ≤ 20 kB', holds: ({ bytes }) => bytes.style <= 20_000 },
  { name: 'fonts ≤ 90 kB', holds: ({ bytes }) => bytes.font <= 90_000 },
  {
    name: 'JavaScript of the landing page ≤ 120 KB',
    holds: ({ path, bytes }) => !['/', '/en'].includes(path) || bytes.script <= 120 * 1024,
  },
  { name: 'no request to another host', holds: ({ foreign }) => foreign.length === 0 },
];

/** The names of the bars that these figures miss. */
export function missedBars(figures: PageFigures): string[] {
  return bars.filter(({ holds }) => !holds(figures)).map(({ name }) => name);
}
