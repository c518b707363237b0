import { domainToASCII } from 'node:url';

/**
 * The form of a mail address that is validated, stored and written to: trimmed, Unicode-composed, the domain in
 * ASCII (IDN, RFC 5891), all in lower case (security requirement A6). What is no address stays as it is, for the
 * schema to refuse.
 */
export function normaliseEmail(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 1_000) return value;
  const composed = value.normalize('NFC').trim();
  const at = composed.lastIndexOf('@');
  if (at < 1) return composed;
  const domain = domainToASCII(composed.slice(at + 1));
  return `${composed.slice(0, at)}@${domain}`.toLowerCase();
}

/** The given fields with `email`, if there is one, normalised. */
export function withNormalEmail(fields: unknown): unknown {
  const hasEmail = typeof fields === 'object' && fields !== null && 'email' in fields;
  return hasEmail ? { ...fields, email: normaliseEmail(fields.email) } : fields;
}
