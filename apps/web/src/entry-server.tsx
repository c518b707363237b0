import { defaultLanguage, languages, type Language } from '@accanto/contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { DocumentHead } from './document-head.tsx';
import { addressIn, addressOfNothing, publicPaths, readAddress } from './i18n/addresses.ts';
import { loadWords, wordsOf } from './i18n/words.ts';
import { headOf, languageOfAddress, type PageHead } from './page-head.ts';
import { isPublicPath, notFoundPage, routeOf } from './routes.tsx';
import { structuredDataOf } from './structured-data.ts';

export interface BuiltFiles {
  readonly publicUrl: string;
  readonly fonts: readonly string[];
  /** The files that a page needs at once: its code and the words of its language; null is the not-found page. */
  readonly modulesOf: (
    path: string | null,
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

/** The not-found page by language, since an unknown address may begin with one. */
export function notFoundAddresses(): { readonly language: Language; readonly address: string }[] {
  return languages.map(({ code }) => ({ language: code, address: addressOfNothing(code) }));
}

/** The sitemap's pages: each with the same page in every language. */
export function pagesInLanguages(): { readonly language: Language; readonly address: string }[][] {
  return publicPaths.map((path) =>
    languages.map(({ code }) => ({ language: code, address: addressIn(code, path) })),
  );
}

/** Renders one page as nobody in particular sees it. An unknown address gives the not-found page. */
export async function renderPage(pathname: string, files: BuiltFiles): Promise<RenderedPage> {
  const language = languageOfAddress(pathname);
  const { path } = readAddress(pathname);
  const page = routeOf(path)?.page ?? notFoundPage;
  const { publicUrl } = files;
  await loadWords(language, ['common']);
  await page.load(language);
  const head = headOf(pathname, wordsOf(language).t);
  const html = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
  const modules = files.modulesOf(page === notFoundPage ? null : path, language, page.namespaces);
  const structuredData = isPublicPath(path)
    ? structuredDataOf({ path, language, publicUrl }, wordsOf(language))
    : null;
  return {
    language,
    isPublic: head.path !== null,
    head: renderToStaticMarkup(
      <DocumentHead
        head={head}
        structuredData={structuredData}
        publicUrl={publicUrl}
        fonts={files.fonts}
        modules={modules}
      />,
    ),
    html,
  };
}

/** The page around everything behind the sign-in, which is rendered in the browser only. */
export function renderShell(files: BuiltFiles): RenderedPage {
  const head: PageHead = {
    title: 'Accanto',
    description: 'Accanto',
    language: defaultLanguage,
    imageText: 'Accanto',
    path: null,
    alternates: [],
  };
  return {
    language: defaultLanguage,
    isPublic: false,
    head: renderToStaticMarkup(
      <DocumentHead
        head={head}
        structuredData={null}
        publicUrl={files.publicUrl}
        fonts={files.fonts}
        modules={[]}
      />,
    ),
    html: '',
  };
}
