import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createElement, Fragment, type ReactNode } from 'react';
import { destinationOf } from './link-destination.ts';

/** Raw HTML, references and indented code are no part of the set: their signs stay ordinary text. */
const extensions = [
  { disable: { null: ['htmlFlow', 'htmlText', 'definition', 'codeIndented', 'setextUnderline'] } },
];

/**
 * Markdown as elements of the page. Only what is named here becomes an element, so nothing else can pass and nothing
 * that would fetch exists: emphasis, lists, links, code, quotes, rules, and headings as bold text (F1, F2).
 */
export function renderMarkdown(text: string): ReactNode {
  return childrenOf(fromMarkdown(text, { extensions }));
}

function childrenOf(parent: Parents): ReactNode {
  // Nodes have no identity of their own, and a block is rendered whole.
  return parent.children.map((child, at) => createElement(Fragment, { key: at }, render(child)));
}

function render(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{childrenOf(node)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{childrenOf(node)}</strong>
        </p>
      );
    case 'emphasis':
      return <em>{childrenOf(node)}</em>;
    case 'strong':
      return <strong>{childrenOf(node)}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{childrenOf(node)}</blockquote>;
    case 'list':
      return node.ordered === true ? (
        <ol start={node.start ?? 1}>{childrenOf(node)}</ol>
      ) : (
        <ul>{childrenOf(node)}</ul>
      );
    case 'listItem':
      return <li>{childrenOf(node)}</li>;
    case 'link':
      return (
        <SafeLink href={node.url} text={plainText(node)}>
          {childrenOf(node)}
        </SafeLink>
      );
    // A picture would be fetched: its description stands for it.
    case 'image':
      return node.alt;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'root':
    case 'html':
    case 'yaml':
    case 'definition':
    case 'linkReference':
    case 'imageReference':
    case 'delete':
    case 'table':
    case 'tableRow':
    case 'tableCell':
    case 'footnoteDefinition':
    case 'footnoteReference':
    default:
      // Not part of the set, so the parser does not make them; if it ever did, their words would be shown.
      return 'children' in node ? childrenOf(node) : 'value' in node ? node.value : null;
  }
}

/** The words of a node, if it is nothing but words. */
function plainText(node: Parents): string | null {
  const [only, ...others] = node.children;
  return only?.type === 'text' && others.length === 0 ? only.value : null;
}

interface SafeLinkProps {
  readonly href: string;
  readonly text: string | null;
  readonly children: ReactNode;
}

/** A link with the host it leads to, unless it says so itself; only its text where it leads nowhere that may be opened. */
function SafeLink({ href, text, children }: SafeLinkProps): ReactNode {
  const destination = destinationOf(href);
  if (destination === undefined) return children;
  const saysWhere = text === destination.shown || text === destination.href;
  return (
    <a
      href={destination.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link break-words"
    >
      {children}
      {!saysWhere && <span className="text-[0.85em] text-muted"> ({destination.shown})</span>}
    </a>
  );
}
