import type { CrisisCard as Card } from '@accanto/contract';
import { ChevronDown, LifeBuoy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { HelpLine } from './help-line.tsx';
import { helpTexts } from './help-texts.ts';

/**
 * Help that is there now. Its words come from the server's resource file, never from a model; once here it needs
 * neither network nor sign-in. A pinned one can be made small but not put away.
 */
export function CrisisCard({ card }: { readonly card: Card }): ReactNode {
  const [closedId, setClosedId] = useState<string | null>(null);
  const isOpen = closedId !== card.id;
  const isSmall = card.form === 'small';
  const words = helpTexts[card.language];
  return (
    <section
      aria-label={words.label}
      lang={card.language}
      data-form={card.form}
      className="mx-auto flex max-h-[38%] min-h-[min(6rem,17%)] w-full max-w-[45rem] animate-rise flex-col px-3 pb-2 pt-3 sm:px-4"
    >
      <div
        className={classes(
          'card min-h-0 overflow-y-auto border-s-4 p-4',
          isSmall ? 'border-s-apricot' : 'border-s-clay',
        )}
      >
        <div className="flex items-start gap-3">
          <LifeBuoy
            strokeWidth={1.75}
            className={classes('mt-0.5 size-6 shrink-0', isSmall ? 'text-pine' : 'text-clay')}
            aria-hidden="true"
          />
          <h2 className="flex-1 text-lg">{card.title}</h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? words.hide : words.show}
            title={isOpen ? words.hide : words.show}
            onClick={() => setClosedId(isOpen ? card.id : null)}
            className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sage"
          >
            <ChevronDown
              strokeWidth={1.75}
              className={classes('size-5 transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </div>
        {isOpen && (
          // The large one says what to do now; of the small one the number is to be seen without scrolling.
          <div className={classes('mt-1 flex gap-3', isSmall ? 'flex-col-reverse' : 'flex-col')}>
            <p className="whitespace-pre-line">{card.text}</p>
            <ul className="flex flex-col gap-3">
              {card.resources.map((resource) => (
                <HelpLine key={resource.id} resource={resource} language={card.language} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
