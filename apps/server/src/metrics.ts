import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The numbers of this process for Prometheus. Labels are fixed words, never a person's id (security requirement I5). */
export interface Metrics {
  readonly registry: Registry;
  /** A number that is asked for at each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** A number that only grows and is kept elsewhere, asked for at each scrape. */
  total(name: string, help: string, read: () => number): void;
  /** Counts what happens, apart for each label. */
  counter(name: string, help: string, label: string): (value: string) => void;
  /** Collects durations, given in milliseconds, apart for each set of labels. */
  durations<Label extends string>(
    name: string,
    help: string,
    given: { readonly labels: readonly Label[]; readonly buckets: readonly number[] },
  ): (labels: Readonly<Record<Label, string>>, ms: number) => void;
}

const prefix = 'accanto_';

/** Starts with what Node knows of itself, event-loop delay included. Buckets are seconds. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix });
  return {
    registry,
    gauge(name, help, read) {
      registry.registerMetric(
        new Gauge({
          name: prefix + name,
          help,
          registers: [],
          async collect() {
            this.set(await read());
          },
        }),
      );
    },
    total(name, help, read) {
      registry.registerMetric(
        new Counter({
          name: prefix + name,
          help,
          registers: [],
          collect() {
            this.reset();
            this.inc(read());
          },
        }),
      );
    },
    counter(name, help, label) {
      const counter = new Counter({ name: prefix + name, help, labelNames: [label], registers });
      return (value) => counter.inc({ [label]: value });
    },
    durations(name, help, { labels, buckets }) {
      const histogram = new Histogram({
        name: prefix + name,
        help,
        labelNames: [...labels],
        buckets: [...buckets],
        registers,
      });
      return (values, ms) => histogram.observe(values, ms / 1000);
    },
  };
}
