import type { Page } from 'playwright';

export interface Measured {
  /** Share of frames that came within 20 ms of the one before, 0 to 1. */
  readonly smooth: number;
  readonly frames: number;
  /** Milliseconds of scripting for one delta: the median over windows of half a second. */
  readonly scriptMsPerDelta: number;
  /** Milliseconds of scripting, style and layout for one delta, over the whole stream. */
  readonly workMsPerDelta: number;
  /** The same during the last quarter of the stream over the first: 1 means that length costs nothing. */
  readonly growth: number;
}

const windowMs = 500;
const smoothFrameMs = 20;

/** Watches a page while a reply of that many deltas streams into it. `begin` starts the stream, `isDone` says when it has ended. */
export async function measure(
  page: Page,
  deltas: { readonly count: number; readonly everyMs: number },
  begin: () => Promise<void>,
  isDone: () => Promise<boolean>,
): Promise<Measured> {
  const devTools = await page.context().newCDPSession(page);
  // Time of the page's own thread, so that other work on the machine does not count as ours.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<{ script: number; work: number }> => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const seconds = (name: string): number =>
      metrics.find((metric) => metric.name === name)?.value ?? 0;
    const script = seconds('ScriptDuration') * 1000;
    return {
      script,
      work: script + (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
    };
  };

  await begin();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const tick = (time: number): void => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const start = performance.now();
  const streamMs = deltas.count * deltas.everyMs;
  const samples: { at: number; script: number; work: number }[] = [{ at: 0, ...(await read()) }];
  while (performance.now() - start < streamMs) {
    await new Promise((resolve) => setTimeout(resolve, windowMs));
    samples.push({ at: performance.now() - start, ...(await read()) });
  }
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, windowMs));

  const times: number[] = await page.evaluate('window.frameTimes');
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const windows = samples.slice(1).map((sample, at) => {
    const before = samples[at] ?? sample;
    const deltasInWindow = (sample.at - before.at) / deltas.everyMs;
    return {
      script: (sample.script - before.script) / deltasInWindow,
      work: (sample.work - before.work) / deltasInWindow,
    };
  });
  const quarter = Math.max(1, Math.floor(windows.length / 4));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    smooth: gaps.filter((gap) => gap < smoothFrameMs).length / gaps.length,
    frames: gaps.length,
    scriptMsPerDelta:
      windows.map(({ script }) => script).toSorted((one, other) => one - other)[
        Math.floor(windows.length / 2)
      ] ?? Number.NaN,
    workMsPerDelta: mean(windows.map(({ work }) => work)),
    growth:
      mean(windows.slice(-quarter).map(({ script }) => script)) /
      mean(windows.slice(0, quarter).map(({ script }) => script)),
  };
}
