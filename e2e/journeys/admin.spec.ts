import { expect, test, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/faults.ts';
import { Product } from '../support/product.ts';
import { consent, say, signIn } from '../support/steps.ts';

// Many screens and rules each: generous, for machines that are slow or busy.
test.describe.configure({ timeout: 300_000 });

let product: Product;
test.beforeAll(async () => {
  product = await Product.launch({ ADMIN_EMAILS: 'amministra@example.org' });
});
test.afterAll(() => product.remove());

const sections = [
  'overview',
  'waitlist',
  'contact',
  'reports',
  'accounts',
  'health',
  'lines',
  'audit',
] as const;

/** Opens a section and everything in it that opens. */
async function openSection(page: Page, section: (typeof sections)[number]): Promise<void> {
  await page.goto(`${product.url}/admin?section=${section}`);
  await expect(page.locator('main h2').first()).toBeVisible();
  if (section === 'accounts') {
    await page.getByLabel('Indirizzo email').fill('marcata@example.org');
    await page.getByRole('button', { name: 'Cerca' }).click();
    await expect(page.getByRole('heading', { name: 'marcata@example.org' })).toBeVisible();
  }
  // What is still coming shows grey rows, after a moment; the network tells better.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const summary of await page.locator('main details:not([open]) > summary').all())
    await summary.click();
}

/** Makes a call of the API as the person of the page. */
async function callAs(page: Page, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([verb, address, content]) => {
      const answer = await fetch(address, {
        method: verb,
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          ...(content !== '' && { 'content-type': 'application/json' }),
        },
        ...(content !== '' && { body: content }),
      });
      return answer.json();
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
}

async function sendForms(): Promise<void> {
  const send = (path: string, body: unknown): Promise<Response> =>
    fetch(product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('/api/forms/waitlist', { email: 'attende@example.org', plan: 'base' });
  await send('/api/forms/contact', {
    name: 'Marta',
    email: 'scrive@example.org',
    subject: 'Una domanda',
    message: 'Posso usarlo anche dal telefono?',
  });
}

test('D2 an administrator walks every screen and meets no word of a conversation, but what was ticked in a report', async ({
  browser,
}) => {
  const person = await (await browser.newContext()).newPage();
  await signIn(person, product, 'marcata@example.org');
  await person.goto(`${product.url}/chat-interface`);
  await consent(person);
  await say(person, 'xqmarcazeta Oggi ho litigato con mia sorella');
  // A name is what the memory keeps.
  await say(person, 'Mi chiamo Xqmarcamemoria e lavoro di notte');
  await say(person, 'xqmarcaspuntata Questo invece lo allego alla segnalazione');
  const { items: conversations } = await callAs(person, 'GET', '/api/conversations');
  const { items: messages }: { items: { id: string; role: string; content: string }[] } =
    await callAs(person, 'GET', `/api/conversations/${conversations[0].id}/messages`);
  expect(JSON.stringify(messages)).toContain('xqmarcazeta');
  const ticked = messages.find(({ content }) => content.includes('xqmarcaspuntata'));
  const reply = messages.findLast(({ role }) => role === 'assistant');
  const reported = await callAs(person, 'POST', '/api/reports', {
    replyId: reply?.id,
    messageIds: [ticked?.id],
  });
  expect(reported).toMatchObject({ success: true });
  await sendForms();

  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, 'amministra@example.org');
  let seen = '';
  page.on('response', async (response) => {
    if (response.url().includes('/api/admin/')) seen += await response.text().catch(() => '');
  });
  const texts = new Map<string, string>();
  for (const section of sections) {
    await openSection(page, section);
    texts.set(section, await page.locator('body').innerText());
  }
  expect(seen.length).toBeGreaterThan(1_000);
  const everything = ([...texts.values()].join('\n') + seen).toLowerCase();
  expect(everything).toContain('attende@example.org');
  expect(everything).toContain('posso usarlo anche dal telefono?');
  for (const word of ['xqmarcazeta', 'xqmarcamemoria', 'litigato con mia sorella'])
    expect(everything).not.toContain(word);
  for (const [section, text] of texts)
    expect(text.includes('xqmarcaspuntata'), section).toBe(section === 'reports');
  // Nor whose report it is.
  expect(texts.get('reports')).not.toContain('marcata@example.org');
});

test('a message is answered by mail, marked as done, and the log knows who did it', async ({
  page,
}) => {
  await sendForms();
  await signIn(page, product, 'amministra@example.org');
  await page.goto(`${product.url}/admin?section=contact&state=open`);
  await page.getByRole('button', { name: 'Rispondi: scrive@example.org' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Rispondi a scrive@example.org' });
  await dialog.getByLabel('Testo').fill('Certo, anche dal telefono.');
  await dialog.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByText('Risposta inviata a scrive@example.org')).toBeVisible();
  await page.goto(`${product.url}/admin?section=audit`);
  await expect(page.getByText('Risposta a un messaggio').last()).toBeVisible();
  await expect(page.getByText(/^amministra@example.org/).first()).toBeVisible();
});

test('axe finds nothing on any section, in both schemes, on phone and desktop', async ({
  page,
}) => {
  await sendForms();
  const other = await page.context().browser()?.newPage();
  if (other === undefined) throw new Error('no second browser page');
  await signIn(other, product, 'marcata@example.org');
  await signIn(page, product, 'amministra@example.org');
  for (const section of sections) {
    await openSection(page, section);
    await expectNoFaults(page);
  }
});

test('nobody but an administrator fetches the panel', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await signIn(page, product, 'pietro@example.org');
  await page.waitForLoadState('networkidle');
  await page.goto(`${product.url}/chat-interface`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${product.url}/admin`);
  await expect(page.getByText('Accesso Negato')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((path) => /\/admin[-.]/.test(path))).toEqual([]);
});
