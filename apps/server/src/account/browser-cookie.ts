import type { FastifyReply, FastifyRequest } from 'fastify';

/** Ties a provider sign-in to the browser that started it; scripts cannot read it, other sites' posts do not carry it. */
const cookieName = 'accanto_sign_in';

export function browserSecretOf(request: FastifyRequest): string | null {
  return request.cookies[cookieName] ?? null;
}

export function setBrowserSecret(
  reply: FastifyReply,
  secret: string,
  settings: { readonly isSecure: boolean; readonly maxAgeMs: number },
): void {
  reply.setCookie(cookieName, secret, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.isSecure,
    maxAge: Math.ceil(settings.maxAgeMs / 1000),
  });
}
