import type { Message } from '@accanto/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isStreaming } from './message-merge.ts';
import { texts } from './texts.ts';

/** Marks of markdown that a voice would read out. */
const marks = /[*_`#>]+|\]\([^)]*\)|\[/g;

interface ReplyAnnouncerProps {
  readonly messages: readonly Message[];
  readonly isLoaded: boolean;
}

/** Says each finished reply once, politely, to those who do not see it; never the pieces. */
export function ReplyAnnouncer({ messages, isLoaded }: ReplyAnnouncerProps): ReactNode {
  const newest = messages.findLast((message) => message.role === 'assistant');
  const finishedId = newest && !isStreaming(newest) ? newest.id : null;
  /** Undefined until the first load: what was there before is not news. */
  const said = useRef<string | null | undefined>(undefined);
  const [text, setText] = useState('');

  useEffect(() => {
    if (!isLoaded) return;
    if (said.current === undefined) said.current = finishedId;
    if (finishedId === null || finishedId === said.current) return;
    said.current = finishedId;
    setText(texts.replyFinished(newest?.content.replaceAll(marks, '') ?? ''));
  }, [isLoaded, finishedId, newest]);

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only" data-testid="announcer">
      {text}
    </div>
  );
}
