import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, fakeServer, offline, refuse } from '../../test/fake-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { accessToken, giulia } from '../../test/people.ts';
import { eventually } from '../../test/eventually.ts';

const leftTo: string[] = [];
vi.mock('../../platform/navigation.ts', () => ({
  leaveTo: (address: string) => leftTo.push(address),
}));

const sent = (): Response => answer({ success: true, message: 'ok' });

async function askForLink(
  page: Awaited<ReturnType<typeof openPage>>,
  address: string,
): Promise<void> {
  await page.user.click(await screen.findByLabelText('Email'));
  await page.user.paste(address);
  await page.user.click(screen.getByRole('button', { name: 'Invia Magic Link' }));
}

test('asks for a link with address, language and marker, and shows where it went and for how long it works', async () => {
  const server = fakeServer({ requestMagicLink: sent });
  const page = await openPage('/login');
  await askForLink(page, ' giulia@example.org ');
  expect(await screen.findByRole('heading', { name: 'Controlla la tua email' })).toBeTruthy();
  expect(screen.getByText('giulia@example.org')).toBeTruthy();
  expect(screen.getByText(/vale 15 minuti/)).toBeTruthy();
  const marker = localStorage.getItem('link_marker');
  expect(marker).toMatch(/^[\w-]{43}$/);
  expect(server.requests[0]?.body).toEqual({ email: 'giulia@example.org', language: 'it', marker });
});

test('a server whose links work for another time says so', async () => {
  fakeServer({ requestMagicLink: () => answer({ success: true, validS: 600 }) });
  const page = await openPage('/login');
  await askForLink(page, 'giulia@example.org');
  expect(await screen.findByText(/vale 10 minuti/)).toBeTruthy();
});

test('the address of the page decides the language that is sent', async () => {
  const server = fakeServer({ requestMagicLink: sent });
  const page = await openPage('/nl/login');
  await page.user.type(await screen.findByLabelText('E-mail'), 'a@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Stuur magic link' }));
  expect(await screen.findByRole('heading', { name: 'Kijk in je e-mail' })).toBeTruthy();
  expect(server.requests[0]?.body).toMatchObject({ language: 'nl' });
  expect(localStorage.getItem('language')).toBe('nl');
});

test.each([[' '], ['giulia'], ['a@b'], [`${'a'.repeat(250)}@example.org`]])(
  'refuses %j before anything is sent',
  async (typed) => {
    const server = fakeServer({});
    const page = await openPage('/login');
    await askForLink(page, typed);
    expect(page.toasts.error()).toEqual(['Inserisci un indirizzo email valido']);
    const field = screen.getByRole('textbox', {
      name: 'Email',
      description: 'Inserisci un indirizzo email valido',
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(server.requests).toEqual([]);
  },
);

test('while sending, field and button rest and say so', async () => {
  const answered = Promise.withResolvers<Response>();
  fakeServer({ requestMagicLink: () => answered.promise });
  const page = await openPage('/login');
  await askForLink(page, 'giulia@example.org');
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Invio in corso...',
  });
  expect(button.disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Email').disabled).toBe(true);
  answered.resolve(sent());
  expect(await screen.findByRole('heading', { name: 'Controlla la tua email' })).toBeTruthy();
});

test.each([
  ['without an answer', () => offline, 'Impossibile inviare il Magic Link. Riprova più tardi.'],
  [
    'with a sentence of the server',
    () => refuse(429, 'RATE_LIMITED', 'Aspetta un momento'),
    'Aspetta un momento',
  ],
  [
    'that is refused for long',
    () => {
      const refusal = refuse(429, 'RATE_LIMITED', 'Troppe richieste. Riprova tra poco.');
      refusal.headers.set('retry-after', '601');
      return refusal;
    },
    'Troppe richieste. Riprova tra 11 minuti.',
  ],
])('a failed sending %s keeps what was typed', async (_, requestMagicLink, sentence) => {
  fakeServer({ requestMagicLink });
  const page = await openPage('/login');
  await askForLink(page, 'giulia@example.org');
  await eventually(() => expect(page.toasts.error()).toEqual([sentence]));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('giulia@example.org');
});

test('on the machine of a developer the outbox is one tap away, elsewhere nothing of it is shown', async () => {
  fakeServer({ requestMagicLink: sent }, true);
  const page = await openPage('/login');
  await askForLink(page, 'giulia@example.org');
  const link = await screen.findByRole('link', {
    name: 'Ambiente di prova: apri la posta in uscita',
  });
  expect(link.getAttribute('href')).toBe('/dev/outbox');
  await page.user.click(screen.getByRole('button', { name: 'Usa un altro indirizzo' }));
  fakeServer({ requestMagicLink: sent });
  await askForLink(page, 'giulia@example.org');
  expect(await screen.findByRole('heading', { name: 'Controlla la tua email' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /posta in uscita/ })).toBeNull();
});

test('another address leads back to the form', async () => {
  fakeServer({ requestMagicLink: sent });
  const page = await openPage('/login');
  await askForLink(page, 'giulia@example.org');
  await page.user.click(await screen.findByRole('button', { name: 'Usa un altro indirizzo' }));
  expect(screen.getByRole('heading', { name: 'Ti diamo il benvenuto' })).toBeTruthy();
});

test('the letter can be sent again after 30 seconds, not before, and its validity is the one shown then', async () => {
  let validS = 900;
  const server = fakeServer({ requestMagicLink: () => answer({ success: true, validS }) });
  const page = await openPage('/login');
  await askForLink(page, 'giulia@example.org');
  const early = await screen.findByRole<HTMLButtonElement>('button', {
    name: /Invia di nuovo tra \d+ s/,
  });
  expect(early.disabled).toBe(true);
  expect(screen.getByText(/vale 15 minuti/)).toBeTruthy();
  validS = 600;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_001);
  const late = await screen.findByRole('button', { name: 'Invia di nuovo' });
  await page.user.click(late);
  await eventually(() => expect(server.requests).toHaveLength(2));
  expect(page.toasts.success()).toEqual(['Ti abbiamo mandato un nuovo link']);
  expect(await screen.findByText(/vale 10 minuti/)).toBeTruthy();
});

test('A8 the six digits of the letter sign in', async () => {
  const server = fakeServer({
    requestMagicLink: sent,
    verifySignInCode: () =>
      answer({ success: true, accessToken: accessToken('a'), refreshToken: 'r' }),
    profile: () => answer(giulia),
    sessions: () => answer({ items: [] }),
  });
  const page = await openPage('/login');
  await askForLink(page, 'giulia@example.org');
  await page.user.type(
    await screen.findByLabelText('Oppure scrivi il codice di 6 cifre'),
    '12 34x56',
  );
  await page.user.click(screen.getByRole('button', { name: 'Entra con il codice' }));
  await page.arrivesAt('/dashboard');
  expect(server.requests[1]?.body).toMatchObject({ email: 'giulia@example.org', code: '123456' });
});

test.each(['123 456', ' 123-456 '])(
  'A8 the code may be pasted as it was written: %j',
  async (text) => {
    fakeServer({ requestMagicLink: sent });
    const page = await openPage('/login');
    await askForLink(page, 'giulia@example.org');
    const field = await screen.findByLabelText<HTMLInputElement>(
      'Oppure scrivi il codice di 6 cifre',
    );
    await page.user.click(field);
    await page.user.paste(text);
    expect(field.value).toBe('123456');
  },
);

test('A8 a wrong code is told at the field', async () => {
  fakeServer({ requestMagicLink: sent, verifySignInCode: () => refuse(400, 'CODE_INVALID') });
  const page = await openPage('/login');
  await askForLink(page, 'giulia@example.org');
  await page.user.type(
    await screen.findByLabelText('Oppure scrivi il codice di 6 cifre'),
    '000000',
  );
  await page.user.click(screen.getByRole('button', { name: 'Entra con il codice' }));
  expect(await screen.findByText('Il codice non è giusto o è scaduto')).toBeTruthy();
});

test('Google: keeps verifier and redirect address, then goes where the server says', async () => {
  const server = fakeServer({
    startGoogle: () =>
      answer({ success: true, authorizationUrl: 'https://accounts.example/authorize' }),
  });
  const page = await openPage('/login');
  await page.user.click(await screen.findByRole('button', { name: 'Google' }));
  await eventually(() => expect(leftTo.at(-1)).toBe('https://accounts.example/authorize'));
  const verifier = sessionStorage.getItem('pkce_code_verifier');
  expect(verifier).toMatch(/^[A-Za-z0-9\-._~]{128}$/);
  expect(server.requests[0]?.body).toEqual({
    codeVerifier: verifier,
    redirectUri: `${window.location.origin}/auth/callback`,
  });
  expect(sessionStorage.getItem('pkce_redirect_uri')).toBe(
    `${window.location.origin}/auth/callback`,
  );
});

test('Google: a failed start is told and can be tried again', async () => {
  fakeServer({ startGoogle: () => offline });
  const page = await openPage('/login');
  await page.user.click(await screen.findByRole('button', { name: 'Google' }));
  await eventually(() =>
    expect(page.toasts.error()).toEqual(["Impossibile avviare l'autenticazione"]),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Google' }).disabled).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('a provider that is not set up: the button says so', async () => {
  fakeServer({
    startGoogle: () => refuse(503, 'PROVIDER_NOT_CONFIGURED', 'Google non è configurato'),
  });
  const page = await openPage('/login');
  await page.user.click(await screen.findByRole('button', { name: 'Google' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Google non è disponibile qui',
  });
  expect(button.disabled).toBe(true);
  expect(page.toasts.error()).toEqual(['Google non è configurato']);
});

test.each([
  ['Facebook', '/api/auth/oauth/facebook'],
  ['Microsoft', '/api/auth/oauth/microsoft'],
])('%s starts by a redirect', async (name, address) => {
  fakeServer({ startOAuth: () => new Response(null) });
  const page = await openPage('/login');
  await page.user.click(await screen.findByRole('button', { name }));
  await eventually(() => expect(leftTo.at(-1)).toBe(address));
});

test.each([
  [
    'PROVIDER_NOT_CONFIGURED',
    'Questo modo di accedere non è ancora attivo. Usa il link via email.',
  ],
  ['ACCOUNT_BLOCKED', 'Questo account è bloccato'],
  ['RATE_LIMITED', 'Troppe richieste. Riprova tra poco.'],
  ['OAUTH_FAILED', "Impossibile completare l'autenticazione"],
])(
  'what a redirect sign-in brought back is told once and leaves the address: %s',
  async (code, sentence) => {
    fakeServer({});
    const page = await openPage(`/login?error=${code}`);
    await page.arrivesAt('/login');
    expect(page.toasts.error()).toEqual([sentence]);
  },
);

test('whoever has to confirm the address of a redirect sign-in reads for as long as it takes where the link went', async () => {
  fakeServer({});
  const page = await openPage('/login?error=EMAIL_PROOF_REQUIRED');
  await page.arrivesAt('/login');
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Per entrare conferma il tuo indirizzo: ti abbiamo inviato un link via email\. Aprilo in questo browser\./,
  );
  expect(page.toasts.error()).toEqual([]);
  await page.user.selectOptions(screen.getByLabelText('Lingua'), 'en');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^To come in, confirm/);
});

test('somebody who is signed in already is sent to the dashboard', async () => {
  localStorage.setItem('access_token', accessToken('a'));
  fakeServer({ profile: () => answer(giulia), sessions: () => answer({ items: [] }) });
  const page = await openPage('/login');
  await page.arrivesAt('/dashboard');
});

test('terms and privacy open beside the form, so that a typed address stays; the emergency number is one tap away', async () => {
  fakeServer({});
  await openPage('/login');
  for (const [name, address] of [
    ['Termini (si apre in una nuova scheda)', '/terms'],
    ['Privacy (si apre in una nuova scheda)', '/privacy'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(address);
    expect(link.getAttribute('target')).toBe('_blank');
  }
  expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
});
