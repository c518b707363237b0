import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openHubPage } from './test/hub-page.ts';
import { startTestApp, type TestPerson } from './test/start-test-app.ts';
import { until } from './test/waiting.ts';

/** What the test looks at of a request to a collector (OTLP, ExportTraceServiceRequest as JSON). */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              events: z.array(z.object({ name: z.string() })).default([]),
              attributes: z.array(
                z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.infer<
  typeof exportSchema
>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

interface Collector {
  readonly url: string;
  readonly bodies: string[];
  readonly paths: Set<string | undefined>;
  readonly server: Server;
}

async function startCollector(status = 200): Promise<Collector> {
  const bodies: string[] = [];
  const paths = new Set<string | undefined>();
  const server = createServer((request, response) => {
    paths.add(request.url);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, bodies, paths, server };
}

/** A server that traces to the collector, and a person who talks with it; it has stopped when this resolves. */
async function talkTraced(collector: Collector): Promise<{ person: TestPerson; log: string }> {
  const app = await startTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  const person = await app.signIn('marta@example.org');
  await app.call('PUT', '/api/auth/me/consents', {
    token: person.accessToken,
    body: { processing: true, history: true, memory: true, birth: { year: 1990, month: 1 } },
  });
  const page = await openHubPage(app.url, person.accessToken);
  await page.invoke('SendMessage', 'una parola riconoscibile');
  await until(() => page.events('ReceiveActionButtons').length > 0);
  await page.close();
  await app.stop();
  return { person, log: app.log() };
}

describe('the traces', () => {
  let collector: Collector;
  let person: TestPerson;
  let spans: Span[];
  beforeAll(async () => {
    collector = await startCollector();
    ({ person } = await talkTraced(collector));
    spans = collector.bodies
      .map((body) => exportSchema.parse(JSON.parse(body)))
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans);
  }, 120_000);
  afterAll(() => collector.server.close());

  function spanOf(name: string): Span {
    const found = spans.find((span) => span.name === name);
    if (found === undefined) throw new Error(`no span ${name}: ${spans.map((s) => s.name).join()}`);
    return found;
  }

  test('arrive at the collector’s own path when the server stops', () => {
    expect([...collector.paths]).toEqual(['/v1/traces']);
    expect(spans.length).toBeGreaterThan(4);
  });

  test('name requests by the pattern of their address, with the status of the answer', () => {
    const span = spanOf('GET /api/auth/magic-link/verify');
    expect(span.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    });
  });

  test('show a reply inside the call that asked for it, with its moments and its end', () => {
    const reply = spanOf('reply');
    const call = spanOf('SendMessage');
    expect(reply.traceId).toBe(call.traceId);
    expect(reply.parentSpanId).toBe(call.spanId);
    expect(reply.events.map(({ name }) => name)).toEqual(['assessment', 'first words']);
    expect(reply.attributes).toContainEqual({
      key: 'reply.outcome',
      value: { stringValue: 'complete' },
    });
  });

  test.each(['SendMessage', 'PUT /api/auth/me/consents'])(
    'show the statements of the store inside %s',
    (name) => {
      const { spanId } = spanOf(name);
      const inside = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
      expect(inside.map((span) => span.name)).toContain('store write');
    },
  );

  test('end after they began', () => {
    for (const { startTimeUnixNano, endTimeUnixNano } of spans)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  });

  test('hold no word, address, id or token of a person', () => {
    const sent = collector.bodies.join('\n');
    const secrets = ['riconoscibile', 'marta', person.id, person.accessToken, person.refreshToken];
    for (const secret of secrets) expect(sent).not.toContain(secret);
    expect(sent).not.toMatch(/token=|eyJ/);
  });
});

test('a collector that refuses them disturbs nothing and is a line of the log', async () => {
  const collector = await startCollector(400);
  const { log } = await talkTraced(collector);
  expect(log).toContain('traces could not be delivered');
  collector.server.close();
}, 120_000);
