import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The headers that every answer carries (security-requirements.md D3): scripts only from our own files or with a hash
 * that the build wrote down, no plug-ins, no framing, no other host, Trusted Types on.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  {
    pagesFolder,
    publicUrl,
    analyticsUrl,
  }: { pagesFolder: string; publicUrl: string; analyticsUrl: string | null },
): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  // Named besides 'self', because older Safari does not count the hub's WebSocket among it.
  const hub = publicUrl.replace(/^http/, 'ws').replace(/\/$/, '');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(pagesFolder)],
        // Components place themselves with inline styles, which cannot run anything.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          hub,
          ...(analyticsUrl === null ? [] : [new URL(analyticsUrl).origin]),
        ],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    );
  });
}

function inlineScriptHashes(folder: string): string[] {
  const file = join(folder, 'csp-hashes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}
