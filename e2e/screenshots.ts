// Takes pictures of every screen at three widths, light and dark, into docs/screenshots (not committed, except a few
// chosen ones) or another folder: `node e2e/screenshots.ts [folder]`. The product runs as it is; nothing is stubbed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';
import { Product } from './support/product.ts';
import { consent, say, signIn } from './support/steps.ts';

type Scheme = 'light' | 'dark';
interface Screen {
  readonly name: string;
  readonly path: string;
  /** What a person does before the picture. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Only what is in view; otherwise the whole page. */
  readonly inView?: boolean;
}

const folder = process.argv[2] ?? fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const widths = [360, 768, 1440];
const schemes: Scheme[] = ['light', 'dark'];
/** A new person for each width and scheme, so that the panel before the first message is seen each time. */
const personOf = (width: number, scheme: Scheme): string => `giulia-${width}-${scheme}@example.org`;
const people = schemes.flatMap((scheme) => widths.map((width) => personOf(width, scheme)));

const askForLink = async (page: Page): Promise<void> => {
  await page.locator('input[type=email]').fill('marta@example.org');
  await page.locator('form button[type=submit]').click();
  await page.getByText('marta@example.org').waitFor();
  await page.locator('a[href="/dev/outbox"]').waitFor();
};

const openToGuests: Screen[] = [
  { name: 'home', path: '/', inView: true },
  { name: 'landing', path: '/' },
  { name: 'landing-en', path: '/en' },
  { name: 'login', path: '/login' },
  { name: 'login-sent', path: '/login', prepare: askForLink },
  { name: 'login-nl', path: '/nl/login' },
  { name: 'faq', path: '/faq' },
  { name: 'privacy', path: '/privacy' },
  { name: 'safety', path: '/safety' },
  { name: 'safety-en', path: '/en/safety', inView: true },
  { name: 'terms-nl', path: '/nl/terms' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'cookies-es', path: '/es/cookies' },
  { name: 'not-found', path: '/nowhere' },
];

const behindSignIn: Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'user-menu',
    path: '/dashboard',
    inView: true,
    prepare: (page) => page.locator('header [aria-haspopup=menu]').click(),
  },
  {
    name: 'delete-account',
    path: '/dashboard',
    inView: true,
    prepare: (page) => page.getByRole('button', { name: 'Elimina il mio account' }).click(),
  },
  { name: 'admin', path: '/admin' },
  {
    name: 'chat-consent',
    path: '/chat-interface',
    inView: true,
    prepare: (page) => page.getByTestId('consent-panel').waitFor(),
  },
  {
    name: 'chat',
    path: '/chat-interface',
    inView: true,
    prepare: async (page) => {
      await consent(page);
      await say(page, 'Oggi ho litigato con mia sorella e adesso la casa è troppo silenziosa.');
      await say(page, 'Mi ha detto che non la ascolto mai.');
    },
  },
];

/** Scrolls through the page once, so that what fades in has done so. */
async function passThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
}

async function takeAll(
  context: BrowserContext,
  product: Product,
  screens: readonly Screen[],
  suffix: string,
): Promise<void> {
  const page = await context.newPage();
  for (const { name, path, prepare, inView } of screens) {
    await page.goto(`${product.url}${path}`, { waitUntil: 'load' });
    await page.locator('main:not([aria-busy=true])').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await prepare?.(page);
    if (inView !== true) await passThrough(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (overflow > 0) console.error(`${name}-${suffix} is ${overflow} px too wide`);
    await page.screenshot({
      path: join(folder, `${name}-${suffix}.png`),
      fullPage: inView !== true,
      animations: 'disabled',
    });
  }
  await page.close();
}

async function takeScheme(browser: Browser, product: Product, colorScheme: Scheme): Promise<void> {
  for (const width of widths) {
    const viewport = { width, height: width < 500 ? 780 : 900 };
    const context = await browser.newContext({
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    });
    await takeAll(context, product, openToGuests, `${width}-${colorScheme}`);
    const page = await context.newPage();
    await signIn(page, product, personOf(width, colorScheme));
    await page.close();
    await takeAll(context, product, behindSignIn, `${width}-${colorScheme}`);
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
const product = await Product.launch({ ADMIN_EMAILS: people.join(',') });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments,
});
try {
  for (const scheme of schemes) await takeScheme(browser, product, scheme);
} finally {
  await browser.close();
  await product.remove();
}
