import { helpLines, publicHelpLines, setConfirmations } from '@accanto/companion';
import { httpCalls, type AdminHelpLine, type Language } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import type { RecordAction } from '../audit.ts';
import type { Clock } from '../clock.ts';
import type { Count } from '../counting.ts';
import { clientNetwork } from '../http/client-network.ts';
import { administratorOf } from '../http/person.ts';
import { ProblemError } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { Store } from '../storage/database.ts';
import { createLineCheckStore } from './line-check-store.ts';

/** Lines of help outside the chat: shown to everybody, counted when pressed, and kept true by administrators. */
export async function openHelpLinesRoom(given: {
  readonly db: Store;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly record: RecordAction;
  readonly count: Count;
}) {
  const { clock } = given;
  const store = createLineCheckStore(given.db);

  /** The companion's cards follow what administrators confirmed, also on other nodes. */
  async function refresh(): Promise<Map<string, number>> {
    const confirmed = await store.all();
    setConfirmations(confirmed);
    return confirmed;
  }

  async function list(language: Language): Promise<AdminHelpLine[]> {
    const confirmed = await refresh();
    return helpLines(language, clock.now(), (id) => confirmed.has(id)).map((line) => {
      const at = confirmed.get(line.id);
      return { ...line, confirmedAt: at === undefined ? null : new Date(at).toISOString() };
    });
  }

  const known = new Set(helpLines('it', clock.now(), () => true).map(({ id }) => id));
  await refresh();

  return {
    addRoutes(app: FastifyInstance): void {
      route(app, httpCalls.helpLines, async ({ query, language }) => ({
        items: publicHelpLines({
          audience: query.audience ?? 'everyone',
          country: query.country ?? null,
          language: query.language ?? language,
          now: clock.now(),
        }),
      }));

      // An unknown line is answered like a known one; it is only not counted.
      route(app, httpCalls.helpLineTap, async ({ body, request }) => {
        await given.limits.take('analytics:network', clientNetwork(request.ip));
        if (known.has(body.line)) given.count('helpLineTaps', body.line);
        return { success: true as const };
      });

      route(app, httpCalls.adminHelpLines, async ({ language }) => ({
        items: await list(language),
      }));

      route(app, httpCalls.adminConfirmHelpLine, async ({ person, params, language }) => {
        if (!known.has(params.name)) throw new ProblemError('NOT_FOUND');
        await store.confirm(params.name, clock.now());
        await given.record('help-line-confirmed', administratorOf(person), params.name);
        const line = (await list(language)).find(({ id }) => id === params.name);
        if (!line) throw new ProblemError('NOT_FOUND');
        return line;
      });
    },

    /** Other nodes may have been told something new. */
    refresh: async (): Promise<void> => {
      await refresh();
    },
  };
}
