// First of all: codes and tokens leave the address bar before any other code runs.
import './platform/callback-address.ts';
import './styles/app.css';
import { defaultLanguage } from '@accanto/contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { readAddress } from './i18n/addresses.ts';
import { storedLanguage } from './i18n/language.tsx';
import { loadWords } from './i18n/words.ts';
import { startSession } from './platform/session.ts';
import { notFoundPage, routeOf } from './routes.tsx';
import { ignoreHeldEscape } from './ui/escape.ts';

const container = document.querySelector('#root');
if (container === null) throw new Error('The page has no root');

const address = readAddress(window.location.pathname);
const language = address.language ?? storedLanguage();
document.documentElement.lang = language;
startSession();
ignoreHeldEscape();
await loadWords(language, ['common']);

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);
const isRendered =
  container.childElementCount > 0 && (address.language !== null || language === defaultLanguage);
if (isRendered) {
  // A page that was rendered at build time: its code and words come first, so that nothing is taken away again.
  await (routeOf(address.path)?.page ?? notFoundPage).load(language);
  hydrateRoot(container, app);
} else {
  createRoot(container).render(app);
}
