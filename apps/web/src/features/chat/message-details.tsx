import { reactionLabels, type Message } from '@accanto/contract';
import { Info } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { AnchoredPopover } from '../../ui/anchored-popover.tsx';
import { IconButton } from '../../ui/button.tsx';

import { detailTime } from './chat-times.ts';
import { texts } from './texts.ts';

const statusNames = { sending: texts.sending, sent: texts.sent, error: texts.failed } as const;

function detailsOf(message: Message): readonly (readonly [string, string])[] {
  const { id, timestamp, role, source, status, content, reaction, origin } = message;
  return [
    [texts.detailId, id],
    [texts.detailTime, detailTime(timestamp)],
    [texts.detailRole, role === 'user' ? texts.roleUser : texts.roleAssistant],
    [texts.detailSource, source === 'local' ? texts.sourceLocal : texts.sourceRemote],
    ...(status === undefined ? [] : [[texts.detailStatus, statusNames[status]] as const]),
    [texts.detailLength, texts.characters(content.length)],
    ...(origin === undefined ? [] : [[texts.detailOrigin, texts.origins[origin]] as const]),
    ...(!reaction
      ? []
      : [
          [
            texts.detailReaction,
            `${reaction.emoji} ${reactionLabels[reaction.emoji]} (${texts.commentCount(reaction.comments.length)})`,
          ] as const,
        ]),
  ];
}

/** The info button of a message with its popover 'Dettagli Messaggio' (SPEC 2). */
export function MessageDetails({ message }: { readonly message: Message }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <IconButton
        ref={button}
        label={texts.details}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="text-muted"
      >
        <Info strokeWidth={1.75} className="size-4.5" />
      </IconButton>
      {isOpen && (
        <AnchoredPopover anchor={button} title={texts.details} onClose={close}>
          <dl lang="it" className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            {detailsOf(message).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </AnchoredPopover>
      )}
    </>
  );
}
