import type { ReactNode } from 'react';
import type { PageHead } from './page-head.ts';

interface DocumentHeadProps {
  readonly head: PageHead;
  /** Origin for the addresses that must be whole. */
  readonly publicUrl: string;
  readonly fonts: readonly string[];
  readonly modules: readonly string[];
}

/** The head of a page rendered at build time. The browser never renders this. */
export function DocumentHead({ head, publicUrl, fonts, modules }: DocumentHeadProps): ReactNode {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {fonts.map((file) => (
        <link
          key={file}
          rel="preload"
          href={`/${file}`}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {modules.map((file) => (
        <link key={file} rel="modulepreload" href={`/${file}`} crossOrigin="anonymous" />
      ))}
      {head.path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={publicUrl + head.path} />
          {head.alternates.map(({ language, path }) => (
            <link key={language} rel="alternate" hrefLang={language} href={publicUrl + path} />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={publicUrl + (head.alternates[0]?.path ?? '/')}
          />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Accanto" />
          <meta property="og:title" content={head.title} />
          <meta property="og:description" content={head.description} />
          <meta property="og:url" content={publicUrl + head.path} />
        </>
      )}
    </>
  );
}
