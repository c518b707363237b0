import { emergencyNumber, type CrisisCard } from '@accanto/contract';
import type { ReactNode } from 'react';
import { helpTexts } from './help-texts.ts';

/**
 * Says to those who do not see it that a card of help came, where it stands and the emergency number. It is there
 * before any card: of a region that comes together with its words nothing is read out.
 */
export function CardAnnouncer({ card }: { readonly card: CrisisCard | null }): ReactNode {
  return (
    <div aria-live="polite" className="sr-only">
      {/* Another card is said again, in the same words. */}
      {card !== null && card.folded !== true && <Arrival key={card.id} card={card} />}
    </div>
  );
}

function Arrival({ card }: { readonly card: CrisisCard }): ReactNode {
  const words = helpTexts[card.language];
  const emergency = card.resources.find(({ kind }) => kind === 'emergency')?.phone;
  return <p lang={card.language}>{words.arrived(words.label, emergency ?? emergencyNumber)}</p>;
}
