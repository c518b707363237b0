import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that an address knows; none where nothing is there. */
    methodsOf: (url: string) => readonly string[];
  }
}

/** Remembers which methods each address knows, so that a wrong one is told apart from a wrong address (RFC 9110, 15.5.6). */
export function rememberMethods(app: FastifyInstance): void {
  const methods = new Map<string, { readonly pattern: RegExp; readonly known: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // Those of plug-ins that answer for every address say nothing about any.
    if (url.endsWith('*')) return;
    const entry = methods.get(url) ?? { pattern: patternOf(url), known: new Set() };
    for (const name of [method].flat()) entry.known.add(name);
    methods.set(url, entry);
  });
  app.decorate('methodsOf', (url) => {
    const path = url.split('?')[0] ?? '';
    const found = [...methods.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ known }) => [...known]))].toSorted();
  });
}

function patternOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}
