import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import {
  createHubServer,
  type Backplane,
  type Connection,
  type Hub,
  type HubLimits,
  type HubLogEntry,
  type HubServer,
} from '../src/index.ts';

export interface TestServer {
  /** Of the first hub. */
  readonly url: string;
  readonly base: string;
  readonly server: HubServer<Record<string, Hub>>;
  readonly log: HubLogEntry[];
}

export interface TestServerOptions {
  readonly limits?: Partial<HubLimits>;
  readonly backplane?: Backplane;
  readonly reauthenticate?: (connection: Connection) => number | null;
  readonly tokenSecret?: string;
}

/**
 * Serves hubs on a free port until the test ends. The token is the name of the user; `nobody` is
 * refused with 401, `stranger` with 403, and `until:<epoch ms>` expires then.
 */
export async function serve(
  hubs: Record<string, Hub>,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const log: HubLogEntry[] = [];
  const server = createHubServer<Record<string, Hub>>({
    hubs,
    ...options,
    authenticate: ({ token }) => {
      if (token === undefined) return { user: null };
      if (token === 'nobody') return { refuse: 401 };
      if (token === 'stranger') return { refuse: 403 };
      const until = /^until:(\d+)$/.exec(token)?.[1];
      return until === undefined
        ? { user: { id: token } }
        : { user: { id: 'guest' }, expiresAt: Number(until) };
    },
    isOriginAllowed: (origin) => origin === undefined || origin === 'http://home.test',
    onLog: (entry) => log.push(entry),
  });
  const http = createServer((request, response) => {
    if (!server.handleRequest(request, response)) response.writeHead(404).end();
  });
  server.attach(http);
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    await server.stop({ drainMs: 100 });
    http.closeAllConnections();
    http.close();
  });
  const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { base, url: `${base}${Object.keys(hubs)[0] ?? ''}`, server, log };
}

/** Waits until an expectation holds. */
export async function eventually(expectation: () => void | Promise<void>): Promise<void> {
  await vi.waitFor(expectation, { timeout: 20_000, interval: 5 });
}
