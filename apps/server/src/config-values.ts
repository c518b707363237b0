import { isIP } from 'node:net';
import * as z from 'zod';
import { readMasterKey } from './storage/master-key.ts';

// How the values of environment variables are written. Each reads text and says nothing about why it refuses:
// the sentence for the operator stands beside the variable in config.ts.

export const text = z.string().min(1);

export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

export const positiveDecimalOrZero = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/)
  .transform(Number);

/** An absolute address without a trailing slash. */
export function address(...protocols: readonly string[]) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))
    .transform((value) => value.replace(/\/+$/, ''));
}

export const webAddress = address('https:', 'http:');

/** Https anywhere; plain http only to this machine, for stand-ins. */
export const providerAddress = webAddress.refine((value) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || isLoopback(hostname);
});

export function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

export const origin = webAddress
  .refine((value) => new URL(value).origin === value.toLowerCase())
  .transform((value) => new URL(value).origin);

export function listOf<Item>(item: z.ZodType<Item, string>) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));
}

export const mailAddress = z.string().trim().toLowerCase().pipe(z.email());

export const authSecret = z.string().min(32);

export const masterKey = z.string().transform((value, context) => {
  const key = readMasterKey(value);
  if (key) return key;
  context.addIssue({ code: 'custom', message: 'not 32 bytes' });
  return z.NEVER;
});

/**
 * Which hop's address counts. `true` would believe whatever a client writes into the header (security requirement
 * D6), so it means the one proxy that stands in front.
 */
export const trustProxy = z.string().transform((value, context): false | number | string[] => {
  if (value === 'false') return false;
  if (value === 'true') return 1;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const proxies = value.split(',').map((part) => part.trim());
  const isKnown = (proxy: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(proxy) || isIP(proxy.split('/')[0] ?? '') > 0;
  if (proxies.every(isKnown)) return proxies;
  context.addIssue({ code: 'custom', message: 'not a proxy list' });
  return z.NEVER;
});
