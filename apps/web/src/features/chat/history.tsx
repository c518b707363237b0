import type { Conversation } from '@accanto/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { NotArrived } from './not-arrived.tsx';
import { texts } from './texts.ts';

/** Fetched for those who keep a history. */
const keptHistory = lazyPart(() => import('./kept-history.tsx'), NotArrived);

export interface KeptHistoryProps {
  readonly currentId: string | null;
  /** Whether the present conversation has begun: it gets its place and title with the first message. */
  readonly isCurrentStored: boolean;
  /** How often something was done with whole conversations: each time the list is read anew. */
  readonly changes: number;
  readonly onOpen: (conversation: Conversation) => void;
  readonly onRename: (conversation: Conversation, title: string) => Promise<boolean>;
  readonly onDelete: (conversation: Conversation) => void;
}

/** The disabled entry that stands where no conversation is kept. */
export function NothingKept(): ReactNode {
  return (
    <Button look="quiet" size="small" disabled className="justify-start px-2 font-normal">
      {texts.noHistory}
    </Button>
  );
}

interface HistoryProps extends KeptHistoryProps {
  /** Only people who consented to it have a history. */
  readonly isKept: boolean;
}

/** What stands under CRONOLOGIA. */
export function History({ isKept, ...entries }: HistoryProps): ReactNode {
  if (!isKept) return <NothingKept />;
  return <keptHistory.Part {...entries} />;
}
