import type { Message } from '@accanto/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isStreaming } from './message-merge.ts';
import { texts } from './texts.ts';

/** Marks of markdown that a voice would read out. */
const marks = /[*_`#>]+|\]\([^)]*\)|\[/g;

interface ReplyAnnouncerProps {
  readonly messages: readonly Message[];
  readonly conversationId: string | null;
  readonly isLoaded: boolean;
}

/**
 * Says each reply once, politely, to those who do not see it: when it is finished, never the pieces, and only while the
 * page watches. What another conversation brings with it when it is opened is not news.
 */
export function ReplyAnnouncer({
  messages,
  conversationId,
  isLoaded,
}: ReplyAnnouncerProps): ReactNode {
  const known = useRef(new Map<string, 'running' | 'finished'>());
  const before = useRef<{ isLoaded: boolean; conversationId: string | null }>({
    isLoaded: false,
    conversationId: null,
  });
  const [text, setText] = useState('');

  useEffect(() => {
    const { current: last } = before;
    // A conversation has no id before its first message.
    const isSame = last.conversationId === null || last.conversationId === conversationId;
    // Until a conversation is loaded, all that stands in it came while the page watched.
    const isWatched = isSame && (last.isLoaded || !isLoaded);
    before.current = { isLoaded, conversationId };
    const replies = messages.filter((message) => message.role === 'assistant');
    const newest = replies.at(-1);
    if (newest !== undefined && !isStreaming(newest)) {
      const was = known.current.get(newest.id);
      if (was === 'running' || (was === undefined && isWatched))
        setText(texts.replyFinished(newest.content.replaceAll(marks, '')));
    }
    for (const reply of replies)
      known.current.set(reply.id, isStreaming(reply) ? 'running' : 'finished');
  }, [messages, conversationId, isLoaded]);

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only" data-testid="announcer">
      {text}
    </div>
  );
}
