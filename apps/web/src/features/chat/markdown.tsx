import { memo, useState, type ComponentProps, type ReactNode } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import { createBlockSplitter, type Block } from './markdown-blocks.ts';
import './reply-text.css';
import { closeUnfinished } from './unfinished-markdown.ts';

/** Emphasis, lists, links, code, quotes, headings; nothing else passes, and nothing that would fetch (F1, F2). */
const allowed: Schema = {
  tagNames: [
    'p',
    'em',
    'strong',
    'ul',
    'ol',
    'li',
    'a',
    'code',
    'pre',
    'blockquote',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'img',
  ],
  attributes: { a: ['href'], ol: ['start'], img: ['alt'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
};

/** Raw HTML, references and indented code are no part of the set: their signs stay ordinary text. */
function limitedSyntax(this: { data: () => { micromarkExtensions?: unknown[] } }): void {
  const data = this.data();
  const disabled = ['htmlFlow', 'htmlText', 'definition', 'codeIndented', 'setextUnderline'];
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: disabled } }];
}

/** Where a link leads, as a person can check it; undefined for an address that is not one of ours to open. */
export function destinationOf(
  href: string | undefined,
): { readonly href: string; readonly shown: string } | undefined {
  const url = href === undefined ? null : URL.parse(href);
  if (url === null) return undefined;
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return { href: url.href, shown: url.host };
    case 'mailto:':
      return { href: url.href, shown: decodeURIComponentSafely(url.pathname) };
    default:
      return undefined;
  }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function SafeLink({ href, children }: ComponentProps<'a'>): ReactNode {
  const destination = destinationOf(href);
  if (destination === undefined) return children;
  const saysWhere = children === destination.shown || children === href;
  return (
    <a
      href={destination.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link break-words"
    >
      {children}
      {!saysWhere && <span className="text-[0.85em] opacity-75"> ({destination.shown})</span>}
    </a>
  );
}

function BoldHeading({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}

const components: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  // A picture would be fetched: its description stands for it.
  img: ({ alt }) => alt,
  h1: ({ children }) => <BoldHeading>{children}</BoldHeading>,
  h2: ({ children }) => <BoldHeading>{children}</BoldHeading>,
  h3: ({ children }) => <BoldHeading>{children}</BoldHeading>,
  h4: ({ children }) => <BoldHeading>{children}</BoldHeading>,
  h5: ({ children }) => <BoldHeading>{children}</BoldHeading>,
  h6: ({ children }) => <BoldHeading>{children}</BoldHeading>,
};

// The type of a plug-in lives in a package that is not ours to name.
const remarkPlugins = [limitedSyntax] as Options['remarkPlugins'];
const rehypePlugins: Options['rehypePlugins'] = [[rehypeSanitize, allowed]];

const MarkdownBlock = memo(function MarkdownBlock({ kind, text }: Block): ReactNode {
  switch (kind) {
    case 'code':
      return (
        <pre>
          <code>{text}</code>
        </pre>
      );
    case 'plain':
      return <p>{text}</p>;
    case 'markdown':
      return (
        <ReactMarkdown
          components={components}
          remarkPlugins={remarkPlugins}
          rehypePlugins={rehypePlugins}
        >
          {text}
        </ReactMarkdown>
      );
    default:
      return kind satisfies never;
  }
});

interface MarkdownProps {
  readonly text: string;
  readonly isStreaming: boolean;
}

/** A reply, block by block: while it grows only its last block is read again. */
export function Markdown({ text, isStreaming }: MarkdownProps): ReactNode {
  const [splitter] = useState(createBlockSplitter);
  const blocks = splitter.split(text);
  return (
    <div className="reply-text" dir="auto">
      {blocks.map((block, at) => {
        const isOpen = isStreaming && at === blocks.length - 1;
        // Blocks are only ever added at the end, so their place is their identity.
        return (
          <MarkdownBlock
            key={at}
            kind={block.kind}
            text={isOpen ? closeUnfinished(block) : block.text}
          />
        );
      })}
    </div>
  );
}
