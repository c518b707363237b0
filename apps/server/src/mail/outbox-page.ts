import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PostalMime from 'postal-mime';
import { isLoopback } from '../config-values.ts';
import { ProblemError } from '../http/problem.ts';
import { outboxFolder } from './outbox-mailer.ts';

const letterName = /^[\w-]+\.eml$/;
const listedAtMost = 100;

/** `/dev/outbox`: the letters that were not sent, for whoever sits at this machine. Never in production. */
export function showOutbox(app: FastifyInstance, dataDir: string): void {
  const folder = join(dataDir, outboxFolder);

  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    admitThisMachineOnly(request);
    const names = (await readdir(folder).catch(() => [])).filter((name) => letterName.test(name));
    const rows = await Promise.all(
      names
        .toSorted()
        .toReversed()
        .slice(0, listedAtMost)
        .map(async (name) => {
          const letter = await PostalMime.parse(await readFile(join(folder, name)));
          const to = letter.to?.map(({ address }) => address ?? '').join(', ') ?? '';
          const label = `${to}: ${letter.subject ?? ''}`;
          return `<li><a href="/dev/outbox/${name}">${escapeHtml(label)}</a></li>`;
        }),
    );
    const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No letters yet.</p>';
    return sendPage(
      reply,
      `<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1>${list}</html>`,
    );
  });

  app.get<{ Params: { name: string } }>(
    '/dev/outbox/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      admitThisMachineOnly(request);
      const { name } = request.params;
      if (!letterName.test(name)) throw new ProblemError('NOT_FOUND');
      const source = await readFile(join(folder, name)).catch(() => null);
      if (!source) throw new ProblemError('NOT_FOUND');
      const letter = await PostalMime.parse(source);
      return sendPage(reply, letter.html ?? `<pre>${escapeHtml(letter.text ?? '')}</pre>`);
    },
  );
}

/** A letter needs its inline styles and nothing else. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .send(html);
}

/** The address of the socket, since a header could claim anything; and the name, against DNS rebinding. */
function admitThisMachineOnly(request: FastifyRequest): void {
  const address = (request.socket.remoteAddress ?? '').replace('::ffff:', '');
  if (!isLoopback(address) || !isLoopback(request.hostname)) throw new ProblemError('NOT_FOUND');
}
