import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { openPage } from '../test/open-page.tsx';

const textOf = (): string => screen.getByRole('main').textContent;

test.each([
  ['', /Chi può leggere/, /tranne i messaggi che segnali tu\. Chi gestisce i server potrebbe/],
  ['/en', /Who can read/, /except for messages you report yourself\. Whoever runs the servers/],
  ['/es', /Quién puede leer/, /salvo los mensajes que señalas tú\. Quien gestiona los servidores/],
  ['/nl', /Wie kan lezen/, /behalve berichten die je zelf meldt\. Wie de servers beheert/],
])(
  'who can read along is told with its exceptions, in the questions and under privacy: %j',
  async (language, question, truth) => {
    fakeServer({});
    const page = await openPage(`${language}/faq`);
    await page.user.click(screen.getByRole('button', { name: question }));
    expect(textOf()).toMatch(truth);
    cleanup();
    await openPage(`${language}/privacy`);
    expect(textOf()).toMatch(truth);
  },
);

test('the page about safety names what the people behind it see', async () => {
  fakeServer({});
  await openPage('/safety');
  expect(textOf()).toContain('le nostre schermate mostrano solo i messaggi che segnali tu');
});
