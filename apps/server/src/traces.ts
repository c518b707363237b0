import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import packageFile from '../package.json' with { type: 'json' };
import type { Log } from './log.ts';

/** All that a span may tell: words of our own and numbers, never a text, an address, a token or a person's id. */
type Facts = Partial<
  Record<
    | 'http.request.method'
    | 'http.route'
    | 'http.response.status_code'
    | 'rpc.system'
    | 'rpc.method'
    | 'reply.kind'
    | 'reply.outcome',
    string | number
  >
>;

/** A piece of work whose duration is being taken. */
export interface Work {
  /** Notes the moment at which something happened in it. */
  moment(name: 'assessment' | 'first words'): void;
  /** What is begun inside `run` belongs to this work. */
  run<Result>(inside: () => Result): Result;
  end(facts: Facts, hasFailed: boolean): void;
}

/** Traces of this process on their way to a collector. */
export interface Traces {
  /** Begins a piece of work, inside the one in which it is called if there is one. */
  begin(name: string, cause: 'a call from outside' | 'our own', facts: Facts): Work;
  /** A piece of work that has just ended after so many milliseconds; left out where it belongs to no other. */
  ended(name: string, ms: number): void;
  /** Sends what is left, for a short while at most. */
  stop(): Promise<void>;
}

/** Longest wait for the collector, which must not hold up a stop. */
const exportMs = 1_500;

/**
 * Sends spans to an OpenTelemetry collector by OTLP over HTTP, in batches; `endpoint` is its base address, to which
 * `/v1/traces` is added (OTLP exporter specification). What cannot be delivered is dropped and said in the log.
 */
export function openTraces(endpoint: string, log: Log): Traces {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = withComplaints(new OTLPTraceExporter({ url, timeoutMillis: exportMs }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': packageFile.name,
      'service.version': packageFile.version,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMs })],
  });
  const tracer = provider.getTracer(packageFile.name);
  const surrounding = new AsyncLocalStorage<Context>();

  return {
    begin(name, cause, facts) {
      const parent = surrounding.getStore() ?? ROOT_CONTEXT;
      const kind = cause === 'our own' ? SpanKind.INTERNAL : SpanKind.SERVER;
      const span = tracer.startSpan(name, { kind, attributes: facts }, parent);
      return workOf(span, (inside) => surrounding.run(trace.setSpan(parent, span), inside));
    },
    ended(name, ms) {
      const parent = surrounding.getStore();
      if (parent === undefined) return;
      const endTime = performance.now();
      const startTime = endTime - ms;
      tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime }, parent).end(endTime);
    },
    async stop() {
      await provider.shutdown().catch(() => undefined);
    },
  };
}

function workOf(span: Span, run: Work['run']): Work {
  return {
    run,
    moment: (name) => void span.addEvent(name),
    end(facts, hasFailed) {
      span.setAttributes(facts);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The same exporter; a batch that could not be delivered is a line of the log. */
function withComplaints(exporter: SpanExporter, log: Log): SpanExporter {
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error !== undefined)
          log.warn({ spans: spans.length }, 'traces could not be delivered');
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
