import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as analytics from '../platform/analytics.ts';
import * as scrolling from '../platform/scrolling.ts';
import { answer, fakeServer, offline, refuse } from '../test/fake-server.ts';
import { openPage, type OpenPage } from '../test/open-page.tsx';

const done = (): Response => answer({ success: true });
let track = vi.spyOn(analytics, 'track');
beforeEach(() => {
  track = vi.spyOn(analytics, 'track');
});

async function fill(
  page: OpenPage,
  form: HTMLElement,
  values: Record<string, string>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.user.click(within(form).getByLabelText(label));
    await page.user.paste(value);
  }
}

const formAround = (button: HTMLElement): HTMLFormElement => {
  const form = button.closest('form');
  if (form === null) throw new Error('the button belongs to no form');
  return form;
};
const contactForm = async (): Promise<HTMLFormElement> =>
  formAround(await screen.findByRole('button', { name: 'Invia messaggio' }));
const waitlistForm = async (): Promise<HTMLFormElement> =>
  formAround(await screen.findByRole('button', { name: 'Unisciti' }));
const filled = {
  Nome: ' Giulia ',
  Email: ' giulia@example.org ',
  Messaggio: ' Buongiorno a tutti ',
};

test('the sections stand in the specified order', async () => {
  fakeServer({});
  await openPage('/');
  await screen.findByRole('heading', { level: 1 });
  const order = [...document.querySelectorAll('[data-section]')].map((section) =>
    section.getAttribute('data-section'),
  );
  expect(order).toEqual([
    'hero',
    'about',
    'how-it-works',
    'benefits',
    'pricing',
    'voice',
    'contact',
    'waitlist',
  ]);
});

test('three plans with their prices and five features each; their buttons lead to the waitlist with the plan', async () => {
  const server = fakeServer({ waitlist: done });
  const page = await openPage('/');
  const pricing = document.querySelector<HTMLElement>('#pricing') ?? document.body;
  const prices = [...pricing.querySelectorAll('h3')].map((name) => name.textContent);
  expect(prices).toEqual(['Free', 'Base', 'Premium']);
  for (const price of ['0 €', '6,99 €', '9,99 €'])
    expect(within(pricing).getByText(price)).toBeTruthy();
  expect([...pricing.querySelectorAll('li > div ul')].map((list) => list.children.length)).toEqual([
    5, 5, 5,
  ]);
  await page.user.click(within(pricing).getByRole('link', { name: 'Avvisami per Premium' }));
  expect(track).toHaveBeenCalledWith({ name: 'Plan Click', plan: 'Premium', price: 9.99 });
  const form = await waitlistForm();
  await fill(page, form, { 'La tua email': 'giulia@example.org' });
  await page.user.click(within(form).getByRole('button'));
  await waitFor(() => expect(page.toasts.success()).toHaveLength(1));
  expect(server.requests[0]?.body).toMatchObject({
    email: 'giulia@example.org',
    plan: 'premium',
    source: 'pricing',
  });
  expect(track).toHaveBeenCalledWith({
    name: 'Waitlist Signup',
    success: true,
    plan: 'premium',
    source: 'pricing',
  });
});

test('112 stands in the hero and in the footer', async () => {
  fakeServer({});
  await openPage('/');
  const links = await screen.findAllByRole('link', { name: /112/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:112', 'tel:112']);
});

test('a contact message is trimmed, sent with subject and time, and the fields are cleared', async () => {
  const server = fakeServer({ contact: done });
  const page = await openPage('/');
  const form = await contactForm();
  await fill(page, form, filled);
  await page.user.click(within(form).getByRole('button'));
  await waitFor(() => expect(page.toasts.success()).toHaveLength(1));
  expect(server.requests[0]?.body).toMatchObject({
    name: 'Giulia',
    email: 'giulia@example.org',
    message: 'Buongiorno a tutti',
    subject: 'Messaggio dal sito Accanto',
  });
  expect(server.requests[0]?.body).toHaveProperty('timestamp');
  expect(
    [...new FormData(form)]
      .filter(([name]) => ['name', 'email', 'message'].includes(name))
      .map(([, value]) => value),
  ).toEqual(['', '', '']);
  expect(track).toHaveBeenCalledWith({ name: 'Contact Form Submit', success: true });
});

test.each([
  [{}, 'Il nome è obbligatorio'],
  [{ Nome: '   ' }, 'Il nome è obbligatorio'],
  [{ ...filled, Nome: 'x'.repeat(101) }, 'Il nome può avere al massimo 100 caratteri'],
  [{ ...filled, Email: '' }, 'L’email è obbligatoria'],
  [{ ...filled, Email: 'giulia@' }, 'Inserisci un indirizzo email valido'],
  [
    { ...filled, Email: `${'a'.repeat(250)}@example.org` },
    'L’email può avere al massimo 255 caratteri',
  ],
  [{ ...filled, Messaggio: 'corto' }, 'Il messaggio deve avere almeno 10 caratteri'],
  [{ ...filled, Messaggio: 'x'.repeat(1001) }, 'Il messaggio può avere al massimo 1000 caratteri'],
])(
  'the first broken rule is told, also at its field, and nothing is sent: %#',
  async (values, sentence) => {
    const server = fakeServer({});
    const page = await openPage('/');
    const form = await contactForm();
    await fill(
      page,
      form,
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    );
    await page.user.click(within(form).getByRole('button'));
    await waitFor(() => expect(page.toasts.error()).toEqual([sentence]));
    const faulty = within(form).getByRole('textbox', {
      description: (described) => described.endsWith(sentence),
    });
    expect(faulty.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(faulty);
    expect(server.requests).toEqual([]);
  },
);

test.each([
  ['no answer', () => offline, 'Si è verificato un errore. Riprova più tardi.'],
  [
    'a sentence of the server',
    () => refuse(502, 'FORM_DELIVERY_FAILED', 'Non consegnato'),
    'Non consegnato',
  ],
])('a failure keeps what was typed and is counted as such: %s', async (_, waitlist, sentence) => {
  fakeServer({ waitlist });
  const page = await openPage('/');
  const form = await waitlistForm();
  await fill(page, form, { 'La tua email': 'giulia@example.org' });
  await page.user.click(within(form).getByRole('button'));
  await waitFor(() => expect(page.toasts.error()).toEqual([sentence]));
  expect(within(form).getByLabelText<HTMLInputElement>('La tua email').value).toBe(
    'giulia@example.org',
  );
  expect(track).toHaveBeenCalledWith({
    name: 'Waitlist Signup',
    success: false,
    source: 'landing',
  });
});

test('while it is sent, the fields rest and the button says so', async () => {
  const answered = Promise.withResolvers<Response>();
  fakeServer({ waitlist: () => answered.promise });
  const page = await openPage('/');
  const form = await waitlistForm();
  await fill(page, form, { 'La tua email': 'giulia@example.org' });
  await page.user.click(within(form).getByRole('button'));
  expect(
    (await within(form).findByRole<HTMLButtonElement>('button', { name: 'Iscrizione...' }))
      .disabled,
  ).toBe(true);
  expect(within(form).getByLabelText<HTMLInputElement>('La tua email').disabled).toBe(true);
  answered.resolve(done());
  await waitFor(() => expect(page.toasts.success()).toHaveLength(1));
});

test('D8 a filled honeypot looks like success and sends nothing', async () => {
  const server = fakeServer({});
  const page = await openPage('/');
  const form = await waitlistForm();
  await fill(page, form, { 'La tua email': 'giulia@example.org' });
  form
    .querySelector<HTMLInputElement>('input[name=website]')
    ?.setAttribute('value', 'http://spam.example');
  await page.user.click(within(form).getByRole('button'));
  await waitFor(() => expect(page.toasts.success()).toHaveLength(1));
  expect(server.requests).toEqual([]);
});

test('anchors scroll on this page, and lead home first from another one', async () => {
  fakeServer({});
  const here = vi.spyOn(scrolling, 'scrollToAnchor').mockReturnValue(undefined);
  const soon = vi.spyOn(scrolling, 'scrollToAnchorSoon').mockReturnValue(undefined);
  const page = await openPage('/faq');
  await page.user.click(await screen.findByRole('link', { name: 'Hai ancora domande?' }));
  await page.arrivesAt('/');
  expect(soon).toHaveBeenCalledWith('contact');
  await page.user.click(screen.getAllByRole('link', { name: 'Prezzi' })[0] ?? document.body);
  expect(here).toHaveBeenCalledWith('pricing');
});

test('the menu of narrow screens opens, holds every way in, and closes', async () => {
  fakeServer({});
  const page = await openPage('/');
  await page.user.click(await screen.findByRole('button', { name: 'Apri il menu' }));
  const menu = within(document.querySelector<HTMLElement>('#mobile-menu') ?? document.body);
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Cos’è',
    'Come funziona',
    'Prezzi',
    'Domande',
    'Accedi',
    'Registrati',
    'Inizia',
    'Prova la chat',
  ]);
  await page.user.keyboard('{Escape}');
  expect(document.querySelector('#mobile-menu')).toBeNull();
});

test('Escape closes the menu of narrow screens and leads back to its button', async () => {
  fakeServer({});
  const page = await openPage('/');
  await page.user.click(await screen.findByRole('button', { name: 'Apri il menu' }));
  await page.user.tab();
  await page.user.keyboard('{Escape}');
  expect(document.querySelector('#mobile-menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apri il menu' }));
});

test('another language: its address, its words, the page language, the memory and the event', async () => {
  fakeServer({});
  const page = await openPage('/');
  await page.user.selectOptions(
    (await screen.findAllByLabelText('Lingua'))[0] ?? document.body,
    'nl',
  );
  await page.arrivesAt('/nl');
  expect(
    await screen.findByRole('heading', { name: 'Iemand aan wie je het kwijt kunt.' }),
  ).toBeTruthy();
  expect(document.documentElement.lang).toBe('nl');
  expect(localStorage.getItem('language')).toBe('nl');
  expect(track).toHaveBeenCalledWith({ name: 'Language Changed', language: 'nl', previous: 'it' });
});

test('eight questions, one open at a time, and an open one closes again', async () => {
  fakeServer({});
  const page = await openPage('/faq');
  const questions = (await screen.findAllByRole('button')).filter((button) =>
    button.textContent?.endsWith('?'),
  );
  expect(questions).toHaveLength(8);
  const open = (): number =>
    questions.filter((question) => question.getAttribute('aria-expanded') === 'true').length;
  const [first = document.body, second = document.body] = questions;
  await page.user.click(first);
  expect(open()).toBe(1);
  await page.user.click(second);
  expect(first.getAttribute('aria-expanded')).toBe('false');
  expect(open()).toBe(1);
  await page.user.click(second);
  expect(open()).toBe(0);
});

test.each(['/privacy', '/terms', '/cookies', '/accessibility'])(
  '%s has a way back home',
  async (address) => {
    fakeServer({});
    await openPage(address);
    expect(
      (await screen.findByRole('link', { name: 'Torna alla home' })).getAttribute('href'),
    ).toBe('/');
  },
);
