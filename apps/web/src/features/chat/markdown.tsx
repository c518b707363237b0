import { memo, useState, type ReactNode } from 'react';
import { createBlockSplitter, type Block } from './markdown-blocks.ts';
import { renderMarkdown } from './markdown-nodes.tsx';
import './reply-text.css';
import { closeUnfinished } from './unfinished-markdown.ts';

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
      return renderMarkdown(text);
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
