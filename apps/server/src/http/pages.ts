import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { defaultLanguage, languages } from '@accanto/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { sendProblem } from './answer.ts';
import { ProblemError } from './problem.ts';

/** Screens that are drawn in the browser only; each gets the same empty shell. Everything else was rendered at build time. */
const shellPaths = ['/dashboard', '/chat-interface', '/chat-demo', '/auth/callback', '/admin'];

const aYear = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';
const checkEachTime = 'no-cache';

/** Only names below these are files of ours; the build's own notes are not served. */
const privateFiles = new Set(['csp-hashes.json', '.built-from']);

/**
 * Serves the built pages from a folder: hashed assets for ever, pages checked each time, precompressed where the browser
 * takes it, a page with a trailing slash sent on to the one without, and a true 404 for what does not exist.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  // Without a build there is only the API.
  if (!existsSync(join(folder, 'index.html'))) return answerJsonOnly(app);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Only listed files have an address, and /.well-known begins with a dot.
    dotfiles: 'allow',
  });

  const send = (reply: FastifyReply, file: string, caching: string): FastifyReply =>
    reply.header('cache-control', caching).sendFile(file);
  const answerAt = (url: string, handler: RouteHandlerMethod): void => {
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler });
  };
  const get = (path: string, file: string, caching: string): void =>
    answerAt(path, (_request, reply) => send(reply, file, caching));
  const getPage = (path: string, file: string): void => {
    get(path, file, checkEachTime);
    if (path === '/') return;
    answerAt(`${path}/`, ({ url }, reply) => {
      const [query = ''] = /\?.*$/s.exec(url) ?? [];
      // The path as we know it, not as it was asked for: that one could name another host.
      return reply.redirect(`${path}${query}`, 308);
    });
  };

  for (const file of filesIn(folder)) {
    if (file.endsWith('/index.html') || file === 'index.html') getPage(pathOfPage(file), file);
    else if (file.startsWith('assets/')) get(`/${file}`, file, aYear);
    else if (!file.endsWith('.html') && !privateFiles.has(file)) get(`/${file}`, file, aDay);
  }
  for (const path of shellPaths) getPage(path, 'app.html');

  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? send(reply.code(404), notFoundPageOf(request.url), checkEachTime)
      : sendNothingHere(request, reply),
  );
}

function answerJsonOnly(app: FastifyInstance): void {
  app.setNotFoundHandler(sendNothingHere);
}

/** Nothing is there, or something that knows other methods. */
function sendNothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = request.server.methodsOf(request.url);
  if (methods.length === 0) return sendProblem(request, reply, new ProblemError('NOT_FOUND'));
  return sendProblem(
    request,
    reply.header('allow', methods.join(', ')),
    new ProblemError('METHOD_NOT_ALLOWED'),
  );
}

/** The not-found page in the language that the address begins with; Italian has no prefix. */
function notFoundPageOf(url: string): string {
  const prefix = /^\/([a-z]{2})(?:[/?]|$)/.exec(url)?.[1];
  const isOurs = languages.some(({ code }) => code === prefix && code !== defaultLanguage);
  return isOurs ? `${prefix}/404.html` : '404.html';
}

/** Every file of the folder by its path with forward slashes; compressed twins are chosen when their original is asked for. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
}

function pathOfPage(file: string): string {
  const path = dirname(file);
  return path === '.' ? '/' : `/${path}`;
}

/** People who open an address get a page to go on from; programs get JSON. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isCall = /^\/(api|hubs)(\/|$|\?)/.test(url);
  return (
    !isCall &&
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
  );
}
