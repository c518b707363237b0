import { languages, type Language } from '@accanto/contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { DocumentHead } from './document-head.tsx';
import { addressIn, publicPaths, readAddress } from './i18n/addresses.ts';
import { loadWords, wordsOf } from './i18n/words.ts';
import { headOf, languageOfAddress } from './page-head.ts';
import { notFoundPage, routeOf } from './routes.tsx';

export interface BuiltFiles {
  readonly publicUrl: string;
  readonly fonts: readonly string[];
  /** The files that a page needs at once: its code and the words of its language. */
  readonly modulesOf: (
    path: string,
    language: Language,
    namespaces: readonly string[],
  ) => readonly string[];
}

export interface RenderedPage {
  readonly language: Language;
  readonly isPublic: boolean;
  readonly head: string;
  readonly html: string;
}

/** The addresses of all pages that are rendered at build time. */
export function addressesToRender(): string[] {
  return languages.flatMap(({ code }) => publicPaths.map((path) => addressIn(code, path)));
}

/** Renders one page as nobody in particular sees it. An unknown address gives the not-found page. */
export async function renderPage(pathname: string, files: BuiltFiles): Promise<RenderedPage> {
  const language = languageOfAddress(pathname);
  const { path } = readAddress(pathname);
  const page = routeOf(path)?.page ?? notFoundPage;
  await loadWords(language, ['common']);
  await page.load(language);
  const head = headOf(pathname, wordsOf(language).t);
  const html = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
  const modules = files.modulesOf(path, language, page.namespaces);
  return {
    language,
    isPublic: head.path !== null,
    head: renderToStaticMarkup(
      <DocumentHead
        head={head}
        publicUrl={files.publicUrl}
        fonts={files.fonts}
        modules={modules}
      />,
    ),
    html,
  };
}

/** The page around everything behind the sign-in, which is rendered in the browser only. */
export function renderShell(files: BuiltFiles): RenderedPage {
  const head = { title: 'Accanto', description: 'Accanto', path: null, alternates: [] };
  return {
    language: 'it',
    isPublic: false,
    head: renderToStaticMarkup(
      <DocumentHead head={head} publicUrl={files.publicUrl} fonts={files.fonts} modules={[]} />,
    ),
    html: '',
  };
}
