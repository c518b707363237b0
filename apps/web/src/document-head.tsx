import { localeOf, type Language } from '@accanto/contract';
import type { ReactNode } from 'react';
import type { PageHead } from './page-head.ts';

interface DocumentHeadProps {
  readonly head: PageHead;
  /** What the page tells machines about itself, as JSON-LD; null where there is nothing to tell. */
  readonly structuredData: object | null;
  /** Origin for the addresses that must be whole. */
  readonly publicUrl: string;
  readonly fonts: readonly string[];
  readonly modules: readonly string[];
}

/** The head of a page rendered at build time. The browser never renders this. */
export function DocumentHead({
  head,
  structuredData,
  publicUrl,
  fonts,
  modules,
}: DocumentHeadProps): ReactNode {
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
          <meta property="og:locale" content={ogLocale(head.language)} />
          {head.alternates
            .filter(({ language }) => language !== head.language)
            .map(({ language }) => (
              <meta key={language} property="og:locale:alternate" content={ogLocale(language)} />
            ))}
          <meta property="og:image" content={`${publicUrl}/og-${head.language}.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={head.imageText} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {structuredData !== null && (
        <script
          type="application/ld+json"
          // Data, not code. No word of it can end the element, since every < is written out.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  );
}

/** Open Graph writes a locale with an underscore (ogp.me). */
function ogLocale(language: Language): string {
  return localeOf(language).replace('-', '_');
}
