import { Readable } from 'node:stream';
import { httpCalls, type AdminContactMessage, type AdminWaitlistEntry } from '@accanto/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import { csvLines, type CsvRow } from '../csv.ts';
import { administratorOf, type Person } from '../http/person.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { KeptContactMessage } from './contact-desk-store.ts';
import type { SubmissionDesk } from './submission-desk.ts';
import type { KeptWaitlistEntry } from './waitlist-desk-store.ts';

/** Door: administrators work through what visitors sent. */
export function addDeskRoutes(
  app: FastifyInstance,
  parts: {
    readonly waitlist: SubmissionDesk<KeptWaitlistEntry>;
    readonly contacts: SubmissionDesk<KeptContactMessage>;
    readonly limits: RateLimits;
    readonly clock: Clock;
  },
): void {
  const { waitlist, contacts } = parts;
  const mayWrite = (person: Person): Promise<void> =>
    parts.limits.take('adminMail:person', person.id);

  function sendFile(reply: FastifyReply, name: string, rows: AsyncIterable<CsvRow>): FastifyReply {
    const day = new Date(parts.clock.now()).toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="accanto-${name}-${day}.csv"`)
      .send(Readable.from(csvLines(rows)));
  }

  route(app, httpCalls.adminWaitlist, async ({ query }) => {
    const { items, next } = await waitlist.list(query);
    return { items: items.map(toEntry), next };
  });
  route(app, httpCalls.adminExportWaitlist, async ({ person, query, reply }) => {
    const items = await waitlist.export(administratorOf(person), query);
    return sendFile(reply, 'waitlist', mapped(items, toEntry));
  });
  route(app, httpCalls.adminChangeWaitlistEntry, async ({ person, params, body }) =>
    toEntry(await waitlist.mark(administratorOf(person), params.id, body.isDone)),
  );
  route(app, httpCalls.adminAnswerWaitlistEntry, async ({ person, params, body }) => {
    await mayWrite(person);
    return toEntry(await waitlist.answer(administratorOf(person), params.id, body));
  });
  route(app, httpCalls.adminRemoveWaitlistEntry, async ({ person, params }) => {
    await waitlist.remove(administratorOf(person), params.id);
    return { success: true as const };
  });

  route(app, httpCalls.adminContacts, async ({ query }) => {
    const { items, next } = await contacts.list(query);
    return { items: items.map(toContact), next };
  });
  route(app, httpCalls.adminExportContacts, async ({ person, query, reply }) => {
    const items = await contacts.export(administratorOf(person), query);
    return sendFile(reply, 'contact', mapped(items, toContact));
  });
  route(app, httpCalls.adminChangeContact, async ({ person, params, body }) =>
    toContact(await contacts.mark(administratorOf(person), params.id, body.isDone)),
  );
  route(app, httpCalls.adminAnswerContact, async ({ person, params, body }) => {
    await mayWrite(person);
    return toContact(await contacts.answer(administratorOf(person), params.id, body));
  });
  route(app, httpCalls.adminRemoveContact, async ({ person, params }) => {
    await contacts.remove(administratorOf(person), params.id);
    return { success: true as const };
  });
}

async function* mapped<Item, Mapped>(
  items: AsyncIterable<Item>,
  map: (item: Item) => Mapped,
): AsyncGenerator<Mapped> {
  for await (const item of items) yield map(item);
}

function toEntry(kept: KeptWaitlistEntry): AdminWaitlistEntry {
  const { id, email, plan, source, language } = kept;
  return { id, email, plan, source, language, ...timesOf(kept) };
}

function toContact(kept: KeptContactMessage): AdminContactMessage {
  const { id, name, email, subject, message, language } = kept;
  return { id, name, email, subject, message, language, ...timesOf(kept) };
}

function timesOf(kept: { createdAt: number; doneAt: number | null; answeredAt: number | null }) {
  const toText = (ms: number): string => new Date(ms).toISOString();
  return {
    createdAt: toText(kept.createdAt),
    doneAt: kept.doneAt === null ? null : toText(kept.doneAt),
    answeredAt: kept.answeredAt === null ? null : toText(kept.answeredAt),
  };
}
