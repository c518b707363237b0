import { contactFormSchema, limits, periods, planPrices, retentionDays } from '@accanto/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as analytics from '../platform/analytics.ts';
import { operator } from '../platform/operator.ts';
import { fakeServer } from '../test/fake-server.ts';
import { openPage } from '../test/open-page.tsx';

let track = vi.spyOn(analytics, 'track');
beforeEach(() => {
  track = vi.spyOn(analytics, 'track');
});

function section(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-section="${id}"]`);
  if (found === null) throw new Error(`no section ${id}`);
  return found;
}
const textsOf = (elements: Iterable<Element>): string[] =>
  [...elements].map((element) => element.textContent);

/** Sections come into view, and leave it, when a test says so. */
function controlViews(): (element: Element, isIntersecting: boolean) => void {
  const watched = new Map<Element, (isIntersecting: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(target: Element): void {
        watched.set(target, (isIntersecting) =>
          this.callback([{ isIntersecting, target } as IntersectionObserverEntry], this as never),
        );
      }
      unobserve(target: Element): void {
        watched.delete(target);
      }
      disconnect(): void {}
    },
  );
  return (element, isIntersecting) => watched.get(element)?.(isIntersecting);
}

test('the hero says what this is, leads to the waitlist and further, and each press is counted', async () => {
  fakeServer({});
  const page = await openPage('/');
  const hero = within(section('hero'));
  expect(hero.getByRole('heading', { level: 1 }).textContent).toBe(
    'Qualcuno a cui dirlo, quando ne hai bisogno.',
  );
  const links = hero.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Entra in lista d’attesa', '/#waitlist'],
    ['Scopri di più', '/#about'],
    ['oppure prova subito la chat', '/chat-demo'],
    ['In pericolo? Chiama il 112', 'tel:112'],
    ['Scorri verso il basso', '/#about'],
  ]);
  expect(hero.getByRole('link', { name: 'Scorri verso il basso' }).classList).not.toContain(
    'hidden',
  );
  for (const [name, text] of [
    ['Entra in lista d’attesa', 'join waitlist'],
    ['Scopri di più', 'learn more'],
  ] as const) {
    await page.user.click(hero.getByRole('link', { name }));
    expect(track).toHaveBeenCalledWith({ name: 'CTA Click', text, location: 'hero' });
  }
});

test('what it is and is not, three steps, further features, a sample chat, four benefits, sources and a disclaimer', async () => {
  fakeServer({});
  await openPage('/');
  const about = section('about');
  expect([...about.querySelectorAll('ul')].map((list) => list.children.length)).toEqual([3, 3]);
  expect(about.textContent).toContain('Psicoterapia: non sostituisce');
  expect(about.textContent).toContain('112');

  const how = section('how-it-works');
  expect(how.querySelectorAll('ol > li')).toHaveLength(3);
  expect(how.querySelectorAll('ul > li')).toHaveLength(4);
  const chat = within(how).getByRole('figure', { name: 'Conversazione di esempio' });
  expect(textsOf(chat.querySelectorAll('.sr-only'))).toEqual([
    'Tu: ',
    'Accanto: ',
    'Tu: ',
    'Accanto: ',
  ]);

  const benefits = section('benefits');
  expect(benefits.querySelectorAll('h3')).toHaveLength(5);
  const sources = within(benefits).getAllByRole('link');
  expect(sources.map((link) => new URL(link.getAttribute('href') ?? '').hostname)).toEqual([
    'www.who.int',
    'www.who.int',
    'eur-lex.europa.eu',
  ]);
  expect(benefits.textContent).toContain('Questi enti non hanno valutato né approvato Accanto.');
  expect(benefits.textContent).toContain('Non è psicoterapia, non fa diagnosi');
});

test('plans are announced, the middle one stands out, nothing is for sale; voice is coming', async () => {
  fakeServer({});
  await openPage('/');
  expect(planPrices).toEqual({ free: 0, base: 6.99, premium: 9.99 });
  const pricing = section('pricing');
  expect(pricing.textContent).toContain('oggi non si compra nulla e nessun limite è attivo');
  expect(pricing.textContent).toContain('IVA inclusa, fatturazione mensile, disdici quando vuoi.');
  const highlighted = within(pricing).getByText('Il più equilibrato');
  expect(highlighted.closest('li')?.querySelector('h3')?.textContent).toBe('Base');

  const voice = section('voice');
  expect(within(voice).getByText('In arrivo')).toBeTruthy();
  expect(voice.querySelectorAll('ol > li')).toHaveLength(3);
  const example = within(voice).getByRole('figure', { name: 'Conversazione vocale di esempio' });
  expect(textsOf(example.querySelectorAll('.sr-only'))).toEqual(['Tu: ', 'Accanto: ', 'Tu: ']);
});

test('the prices are written as each language writes them', async () => {
  fakeServer({});
  await openPage('/nl');
  expect(textsOf(section('pricing').querySelectorAll('h3 ~ p, .font-serif.text-4xl'))).toEqual(
    expect.arrayContaining(['€\u00A06,99', '€\u00A09,99']),
  );
});

test('the cards of a section follow one another, in the benefits a little faster', () => {
  expect([periods.fadeInStaggerMs, periods.benefitsStaggerMs]).toEqual([200, 150]);
});

test('a section is counted once, when it has stayed in view for half a second; one flown past is not', async () => {
  const bring = controlViews();
  fakeServer({});
  await openPage('/');
  vi.useFakeTimers();
  bring(section('about'), true);
  vi.advanceTimersByTime(499);
  bring(section('about'), false);
  for (const _ of ['first', 'second']) {
    bring(section('pricing'), true);
    vi.advanceTimersByTime(500);
  }
  const views = track.mock.calls.filter(([event]) => event.name === 'Section View');
  expect(views).toEqual([[{ name: 'Section View', section: 'pricing' }]]);
});

test('each depth is counted once, after scrolling has rested for 200 ms', async () => {
  fakeServer({});
  await openPage('/');
  vi.useFakeTimers();
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 4000,
    configurable: true,
  });
  const scrollTo = (y: number): void => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  };
  const depths = (): unknown[] =>
    track.mock.calls.flatMap(([event]) => (event.name === 'Scroll Depth' ? [event.depth] : []));
  vi.stubGlobal('innerHeight', 1000);
  scrollTo(1000);
  vi.advanceTimersByTime(periods.scrollDepthDebounceMs - 1);
  expect(depths()).toEqual([]);
  scrollTo(1001);
  vi.advanceTimersByTime(periods.scrollDepthDebounceMs);
  expect(depths()).toEqual([25, 50]);
  scrollTo(0);
  vi.advanceTimersByTime(periods.scrollDepthDebounceMs);
  scrollTo(3000);
  vi.advanceTimersByTime(periods.scrollDepthDebounceMs);
  expect(depths()).toEqual([25, 50, 75, 100]);
  vi.useRealTimers();
});

test('every page shown is counted by its bare path, an unknown one by no name', async () => {
  fakeServer({});
  await openPage('/nl/faq');
  expect(track).toHaveBeenCalledWith({ name: 'Page View', path: '/faq' });
  await openPage('/somebody@example.org');
  expect(track).toHaveBeenCalledWith({ name: 'Page View', path: 'not-found' });
});

test('the footer leads to sections and legal pages, says the year, and counts', async () => {
  fakeServer({});
  const page = await openPage('/en');
  const footer = within(screen.getByRole('contentinfo'));
  const hrefs = (name: string): (string | null)[] =>
    within(footer.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs('Useful links')).toEqual([
    '/en#about',
    '/en#how-it-works',
    '/en#pricing',
    '/en#contact',
  ]);
  expect(hrefs('Legal')).toEqual([
    '/en/safety',
    '/en/privacy',
    '/en/terms',
    '/en/cookies',
    '/en/faq',
    '/en/accessibility',
  ]);
  expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()} Accanto`))).toBeTruthy();
  await page.user.click(footer.getByRole('link', { name: 'Pricing' }));
  expect(track).toHaveBeenCalledWith({
    name: 'Navigation Click',
    link: 'pricing',
    location: 'footer',
  });
});

test('social links appear where they are configured, and are counted', async () => {
  fakeServer({});
  await openPage('/faq');
  expect(screen.queryByText('Seguici')).toBeNull();
  vi.spyOn(operator, 'social', 'get').mockReturnValue({
    instagram: 'https://social.example/accanto',
  });
  const page = await openPage('/terms');
  const link = screen.getByRole('link', { name: 'Instagram' });
  link.addEventListener('click', (event) => event.preventDefault());
  await page.user.click(link);
  expect(track).toHaveBeenCalledWith({ name: 'Social Click', platform: 'instagram' });
});

test('the rules of the forms are those of the specification', () => {
  expect([
    limits.contactNameMaxLength,
    limits.emailMaxLength,
    limits.contactMessageMinLength,
    limits.contactMessageMaxLength,
  ]).toEqual([100, 255, 10, 1000]);
  const valid = { name: 'A', email: 'a@example.org', message: '1234567890' };
  expect(contactFormSchema.parse({ ...valid, name: ' A ' })).toEqual(valid);
});

test('the page about safety says what to do now, the figures of each language and every line with its day', async () => {
  fakeServer({});
  await openPage('/safety');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'Chiama 112' })[0]?.getAttribute('href')).toBe(
    'tel:112',
  );
  expect(document.querySelectorAll('#figures dt')).toHaveLength(5 * 4);
  const lines = [...document.querySelectorAll('#lines li')];
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    expect(line.textContent).toMatch(/Verificata il \d{1,2} \w+ \d{4}/);
    expect(line.querySelector('a[href^="https://"]'), line.textContent).not.toBeNull();
  }
  const countries = textsOf(document.querySelectorAll('#lines h3'));
  expect(countries.slice(0, 2)).toEqual(['Unione europea', 'Italia']);
  expect(main.getByRole('link', { name: 'Scrivici' }).getAttribute('href')).toBe('/#contact');
});

test('the question about danger goes on at the page about safety', async () => {
  fakeServer({});
  const page = await openPage('/es/faq');
  await page.user.click(await screen.findByRole('button', { name: /peligro/ }));
  expect(
    screen
      .getByRole('link', { name: 'Lee cómo se comporta Accanto ante un peligro' })
      .getAttribute('href'),
  ).toBe('/es/safety');
});

test('the privacy page tells every period of the contract', async () => {
  fakeServer({});
  await openPage('/en/privacy');
  const rows = [...document.querySelectorAll('table tr')].map((row) => row.textContent);
  expect(rows).toContain('Contact messages365 days');
  expect(rows).toContain('Expired sign-in links1 day');
  expect(rows).toHaveLength(Object.keys(retentionDays).length);
});
