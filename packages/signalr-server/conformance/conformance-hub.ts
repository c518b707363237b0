/** The conformance hub: `npm run conformance-hub`. Standard output says only `listening <port>`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHubServer, type Authentication, type HubUser } from '../src/index.ts';
import { negotiateEcho, upgradeEcho } from './echo.ts';
import { testHub, uncreatableHub } from './methods.ts';
import { readOptions } from './options.ts';

const drainMs = 3_000;
const tokenLifeMs = 5_000;
const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;
const negotiateCookies = [
  'testCookie=testValue; path=/',
  'testCookie2=testValue2; path=/',
  'expiredCookie=doesNotMatter; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT',
];

const { port, host, limits, tokens } = readOptions(process.env);
let redirects = 0;

const server = createHubServer({
  hubs: { '/testhub': testHub, '/authorizedhub': testHub, '/uncreatable': uncreatableHub },
  limits,
  authenticate: ({ path, token }): Authentication<HubUser> => {
    const known = token === undefined ? undefined : userOf(token);
    if (known !== undefined) return known;
    return path === '/authorizedhub' ? { refuse: 401 } : { user: null };
  },
  isOriginAllowed: (origin) => origin === undefined || localOrigin.test(origin),
  onLog: (entry) => console.error(JSON.stringify(entry, errorAsText)),
});

const http = createServer((request, response) => {
  allowLocalOrigin(request, response);
  const url = new URL(request.url ?? '/', 'http://hub');
  if (url.pathname.endsWith('/negotiate')) response.setHeader('Set-Cookie', negotiateCookies);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
  } else if (!server.handleRequest(request, response)) {
    answerExtra(request, response, url);
  }
});
http.on('upgrade', (request, socket, head) => {
  const { pathname } = new URL(request.url ?? '/', 'http://hub');
  if (pathname === '/echo') upgradeEcho(request, socket, head);
  else if (!server.handleUpgrade(request, socket, head))
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
});
http.listen(port, host, () => console.log(`listening ${(http.address() as AddressInfo).port}`));

process.once('SIGTERM', () => {
  http.close();
  void server.stop({ drainMs }).then(() => process.exit(0));
});

function userOf(token: string): Authentication<HubUser> | undefined {
  const fixed = tokens.get(token);
  if (fixed !== undefined) return { user: { id: fixed } };
  const expiring = /^expiring:(.+):(\d+)$/.exec(token);
  const [, id, until] = expiring ?? [];
  if (id === undefined || Number(until) <= Date.now()) return undefined;
  return { user: { id }, expiresAt: Number(until) };
}

function answerExtra(request: IncomingMessage, response: ServerResponse, url: URL): void {
  request.resume();
  switch (`${request.method ?? ''} ${url.pathname}`) {
    case 'POST /redirect/negotiate':
      redirects += 1;
      json(
        response,
        JSON.stringify({
          url: `${url.searchParams.get('baseUrl') ?? ''}/testhub?numRedirects=${redirects}`,
        }),
      );
      return;
    case 'POST /bad-negotiate/negotiate':
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Some response from server');
      return;
    case 'POST /echo/negotiate':
      json(response, negotiateEcho());
      return;
    case 'GET /generateJwtToken':
      response
        .writeHead(200, { 'Content-Type': 'text/plain' })
        .end(`expiring:testuser:${Date.now() + tokenLifeMs}`);
      return;
    case 'GET /conformance/options':
      json(response, JSON.stringify(effectiveOptions()));
      return;
    default:
      response.writeHead(404).end();
  }
}

function effectiveOptions() {
  const { keepAliveMs, clientTimeoutMs, handshakeTimeoutMs, negotiateTtlMs, resumeWindowMs } =
    limits;
  const { ackMs, statefulBufferBytes, maxMessageBytes, maxParallelInvocations } = limits;
  return {
    keepAliveMs,
    clientTimeoutMs,
    handshakeTimeoutMs,
    negotiateTtlMs,
    resumeWindowMs,
    ackMs,
    statefulBufferBytes,
    maxMessageBytes,
    maxParallelInvocations,
  };
}

function json(response: ServerResponse, body: string): void {
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(body);
}

function allowLocalOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined || !localOrigin.test(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  const headers = request.headers['access-control-request-headers'];
  if (headers === undefined) return;
  response.setHeader('Access-Control-Allow-Headers', headers);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS');
}

function errorAsText(_key: string, value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}
