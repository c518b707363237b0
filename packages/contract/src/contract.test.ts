import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  analyticsEventSchema,
  chatHubMethods,
  contactFormSchema,
  emailSchema,
  fromHubErrorText,
  httpCalls,
  initialsOf,
  languages,
  limits,
  maySend,
  messageTextSchema,
  pkceVerifierSchema,
  readMessage,
  toHubErrorText,
  toLanguage,
} from './index.ts';

const firstProblem = (value: unknown): string | undefined =>
  contactFormSchema.safeParse(value).error?.issues[0]?.message;

describe('languages', () => {
  it('uses a stored language only when it is one of the four, otherwise Italian', () => {
    expect(languages.map(({ code }) => toLanguage(code))).toEqual(['it', 'en', 'es', 'nl']);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const known = languages.some(({ code }) => code === value);
        expect(toLanguage(value)).toBe(known ? value : 'it');
      }),
    );
  });
});

describe('addresses', () => {
  it('trims an address and accepts it up to 255 characters', () => {
    expect(emailSchema.parse('  anna@example.org ')).toBe('anna@example.org');
    expect(emailSchema.safeParse('anna').success).toBe(false);
    expect(emailSchema.safeParse(`${'a'.repeat(250)}@example.org`).success).toBe(false);
  });

  it('refuses line breaks, so that nothing can be added to the header of a letter', () => {
    expect(emailSchema.safeParse('a@example.org\r\nBcc: b@example.org').success).toBe(false);
  });
});

describe('the contact form', () => {
  const valid = { name: 'Anna', email: 'anna@example.org', message: 'Vorrei sapere di più.' };

  it('answers with the first problem in the order of the fields', () => {
    expect(firstProblem({ name: ' ', email: '', message: '' })).toBe('NAME_REQUIRED');
    expect(firstProblem({ ...valid, name: 'x'.repeat(101) })).toBe('NAME_TOO_LONG');
    expect(firstProblem({ ...valid, email: '' })).toBe('EMAIL_REQUIRED');
    expect(firstProblem({ ...valid, email: 'nessuno' })).toBe('EMAIL_INVALID');
    expect(firstProblem({ ...valid, message: 'corto' })).toBe('MESSAGE_TOO_SHORT');
    expect(firstProblem({ ...valid, message: 'x'.repeat(1001) })).toBe('MESSAGE_TOO_LONG');
    expect(firstProblem(valid)).toBeUndefined();
  });
});

describe('a chat message', () => {
  it('is trimmed, not empty and at most 500 UTF-16 units long', () => {
    expect(messageTextSchema.parse('  ciao ')).toBe('ciao');
    expect(messageTextSchema.safeParse(' \n\t ').success).toBe(false);
    expect(messageTextSchema.safeParse('x'.repeat(limits.messageMaxLength)).success).toBe(true);
    expect(messageTextSchema.safeParse('x'.repeat(limits.messageMaxLength + 1)).success).toBe(
      false,
    );
  });

  it('without an id is rejected, whatever else it carries', () => {
    const message = { role: 'user', content: 'ciao', timestamp: '2026-11-21T10:00:00Z' };
    expect(readMessage(message)).toBeUndefined();
    expect(readMessage({ ...message, id: '' })).toBeUndefined();
    expect(readMessage({ ...message, id: '1' })?.source).toBe('remote');
  });

  it('reading never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readMessage(value)));
  });
});

describe('hub methods', () => {
  it('accept the specified arguments with and without our additions', () => {
    const { SendMessage, AddReaction } = chatHubMethods;
    const id = '0198f7a0-0000-7000-8000-000000000000';
    expect(SendMessage.args.safeParse(['ciao']).success).toBe(true);
    expect(SendMessage.args.safeParse(['ciao', 'client-1']).success).toBe(true);
    expect(AddReaction.args.safeParse([id, '👍', null]).success).toBe(true);
    expect(AddReaction.args.safeParse([id, '', null]).success).toBe(true);
    expect(AddReaction.args.safeParse([id, '🤖', null]).success).toBe(false);
  });

  it('carry an error code through the text of an error', () => {
    const text = `An unexpected error occurred invoking 'SendMessage' on the server. HubException: ${toHubErrorText('CONSENT_REQUIRED', 'Serve il consenso.')}`;
    expect(fromHubErrorText(text)).toEqual({
      code: 'CONSENT_REQUIRED',
      message: 'Serve il consenso.',
    });
    expect(fromHubErrorText('anything else')).toBeUndefined();
  });
});

describe('accounts', () => {
  it('have initials of the full name, else the first two letters of the address', () => {
    expect(initialsOf({ fullName: 'Ada Bella Rossi', email: 'x@y.z' })).toBe('AR');
    expect(initialsOf({ fullName: 'Ada', email: 'x@y.z' })).toBe('A');
    expect(initialsOf({ fullName: '  ', email: 'luna@y.z' })).toBe('LU');
    expect(initialsOf({ fullName: null, email: 'luna@y.z' })).toBe('LU');
  });

  it('may send only as adults who consented to processing', () => {
    expect(maySend({ adult: true, processing: true })).toBe(true);
    expect(maySend({ adult: null, processing: true })).toBe(false);
    expect(maySend({ adult: false, processing: true })).toBe(false);
    expect(maySend({ adult: true, processing: false })).toBe(false);
  });
});

describe('the PKCE verifier', () => {
  it('has exactly 128 characters of the specified alphabet', () => {
    expect(pkceVerifierSchema.safeParse('aZ0-._~'.padEnd(128, 'x')).success).toBe(true);
    expect(pkceVerifierSchema.safeParse('x'.repeat(127)).success).toBe(false);
    expect(pkceVerifierSchema.safeParse('+'.repeat(128)).success).toBe(false);
  });
});

describe('analytics events', () => {
  it('are only the specified ones', () => {
    expect(analyticsEventSchema.safeParse({ name: 'Scroll Depth', depth: 50 }).success).toBe(true);
    expect(analyticsEventSchema.safeParse({ name: 'Scroll Depth', depth: 60 }).success).toBe(false);
    expect(analyticsEventSchema.safeParse({ name: 'Person Seen', email: 'a@b.it' }).success).toBe(
      false,
    );
  });
});

describe('HTTP calls', () => {
  it('are unique by method and path, and live below /api', () => {
    const addresses = Object.values(httpCalls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !address.includes(' /api/'))).toEqual([]);
  });
});
