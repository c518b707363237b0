import { describe, expect, test } from 'vitest';
import type { CallbackParameters } from '../../platform/callback-address.ts';
import {
  decideCallback,
  maskAddress,
  mayVerifyAlone,
  type CallbackStep,
  type KeptTransaction,
} from './callback-decision.ts';

const both: KeptTransaction = { codeVerifier: 'v', redirectUri: 'https://a.example/auth/callback' };
const keptOnes: KeptTransaction[] = [
  both,
  { codeVerifier: 'v', redirectUri: null },
  { codeVerifier: null, redirectUri: 'https://a.example/auth/callback' },
  { codeVerifier: null, redirectUri: null },
];

/** Every way in which the five parameters can be there or not. */
function everyCombination(): CallbackParameters[] {
  const choices: [keyof CallbackParameters, (string | undefined)[]][] = [
    ['token', [undefined, 'link', 'ot_ticket']],
    ['code', [undefined, 'fresh', 'used']],
    ['access_token', [undefined, 'A']],
    ['refresh_token', [undefined, 'R']],
    ['error', [undefined, 'access_denied']],
  ];
  return choices.reduce<CallbackParameters[]>(
    (made, [name, values]) =>
      made.flatMap((one) =>
        values.map((value) => (value === undefined ? one : { ...one, [name]: value })),
      ),
    [{}],
  );
}

/** The specification's order, as rows: the first one that applies decides. */
const rows: [
  when: (p: CallbackParameters, kept: KeptTransaction) => boolean,
  then: CallbackStep['kind'],
][] = [
  [(p) => p.token === 'ot_ticket', 'redeem-ticket'],
  [(p) => p.token === 'link', 'check-link'],
  [(p) => p.code === 'used', 'ignore'],
  [(p, kept) => p.code === 'fresh' && kept === both, 'exchange-code'],
  [(p) => p.code === 'fresh', 'pkce-missing'],
  [(p) => p.access_token === 'A' && p.refresh_token === 'R', 'confirm-tokens'],
  [(p) => p.error === 'access_denied', 'provider-failed'],
  [() => true, 'missing'],
];

describe('the callback decides in the specified order', () => {
  const table = everyCombination().flatMap((parameters) =>
    keptOnes.map((kept) => ({ parameters, kept })),
  );

  test.each(table)('%j', ({ parameters, kept }) => {
    const expected = rows.find(([when]) => when(parameters, kept))?.[1];
    expect(decideCallback(parameters, kept, new Set(['used'])).kind).toBe(expected);
  });

  test('the table holds all 72 combinations of parameters with all four states of the kept items', () => {
    expect(table).toHaveLength(72 * 4);
  });

  test('what is needed for the step travels with it', () => {
    expect(decideCallback({ code: 'c' }, both, new Set())).toEqual({
      kind: 'exchange-code',
      code: 'c',
      codeVerifier: 'v',
      redirectUri: 'https://a.example/auth/callback',
    });
    expect(decideCallback({ token: 't' }, both, new Set())).toEqual({
      kind: 'check-link',
      token: 't',
    });
  });
});

describe('A3 a link signs in by itself', () => {
  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('asked for here: %s, somebody signed in: %s → %s', (sameBrowser, hasSession, alone) => {
    expect(mayVerifyAlone({ sameBrowser }, hasSession)).toBe(alone);
  });
});

test('a masked address shows the first letter and the domain only', () => {
  expect(maskAddress('giulia.rossi@example.org')).toBe('g•••@example.org');
  expect(maskAddress('odd')).toBe('•••');
});
