import { mobileBreakpointPx, type CrisisCard as Card } from '@accanto/contract';
import { ChevronDown, LifeBuoy } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { CallLink, HelpLine } from './help-line.tsx';
import { helpTexts } from './help-texts.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Where an open card leaves the newest reply but a few lines. */
const littleRoom = `(width < ${mobileBreakpointPx}px), (height < 700px)`;

interface CrisisCardProps {
  readonly card: Card;
  /** The person wrote on since the card came. */
  readonly hasWritten: boolean;
}

/**
 * Help that is there now. Its words come from the server's resource file, never from a model; once here it needs
 * neither network nor sign-in. It folds to its title and the emergency number: by hand, when what it was shown for was
 * taken back, and on small screens when the person writes on, unless it is pinned. It is never put away.
 */
export function CrisisCard({ card, hasWritten }: CrisisCardProps): ReactNode {
  const isTakenBack = card.folded === true;
  // What was chosen holds until there is another card, or this one is taken back.
  const version = `${card.id} ${isTakenBack}`;
  const [choice, setChoice] = useState<{ version: string; isOpen: boolean } | null>(null);
  const chosen = choice?.version === version ? choice.isOpen : null;
  const hasLittleRoom = useMediaQuery(littleRoom);
  const foldsItself = isTakenBack || (hasWritten && hasLittleRoom && !card.pinned);
  const isOpen = chosen ?? !foldsItself;

  const toggle = useRef<HTMLButtonElement>(null);
  /** Whoever stands on a line when the lines go is taken to the button that brings them back. */
  const keepFocus = useCallback(
    (contents: HTMLElement | null) => () => {
      if (contents?.contains(document.activeElement) === true)
        toggle.current?.focus({ preventScroll: true });
    },
    [],
  );

  const isSmall = card.form === 'small';
  const words = helpTexts[card.language];
  const isEmergency = ({ kind }: Card['resources'][number]): boolean => kind === 'emergency';
  return (
    <section
      aria-label={words.label}
      lang={card.language}
      data-form={card.form}
      className={classes(
        'mx-auto flex w-full max-w-[45rem] animate-rise flex-col px-3 pb-1 pt-2 sm:px-4 sm:pb-2 sm:pt-3',
        isOpen ? 'min-h-[min(6rem,17%)]' : 'min-h-[min(4.5rem,17%)]',
        // One that nobody opened by hand leaves room for the newest reply, its controls and the input.
        chosen === null ? 'max-h-[min(38%,max(22%,6rem,100%_-_31.5rem))]' : 'max-h-[38%]',
      )}
    >
      <div
        className={classes(
          'card more-below min-h-0 overflow-y-auto border-s-4 px-3 py-1 sm:px-4 sm:py-2.5',
          isSmall ? 'border-s-apricot' : 'border-s-clay',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LifeBuoy
            strokeWidth={1.75}
            className={classes(
              'hidden size-6 shrink-0 sm:block',
              isSmall ? 'text-pine' : 'text-clay',
            )}
            aria-hidden="true"
          />
          <h2 className="min-w-32 flex-1 text-base leading-tight sm:text-lg">{card.title}</h2>
          <div className="-me-2 ms-auto flex items-center gap-1.5">
            {card.resources.filter(isEmergency).map((resource) => (
              <CallLink key={resource.id} resource={resource} language={card.language} />
            ))}
            <button
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-label={isOpen ? words.hide : words.show}
              title={isOpen ? words.hide : words.show}
              onClick={() => setChoice({ version, isOpen: !isOpen })}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sage"
            >
              <ChevronDown
                strokeWidth={1.75}
                className={classes('size-5 transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          </div>
        </div>
        {isOpen && (
          // The urgent one says first what to do now; of the others a number is to be seen without scrolling.
          <div
            ref={keepFocus}
            className={classes(
              'mt-1 flex gap-3 pb-2 sm:mt-1.5 text-sm sm:text-base',
              card.form === 'urgent' ? 'flex-col' : 'flex-col-reverse',
              card.form === 'full' && 'sm:flex-col',
            )}
          >
            <p className="whitespace-pre-line">{card.text}</p>
            <ul className="flex flex-col gap-3">
              {card.resources
                .filter((resource) => !isEmergency(resource))
                .map((resource) => (
                  <HelpLine key={resource.id} resource={resource} language={card.language} />
                ))}
            </ul>
          </div>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {foldsItself && chosen === null && words.folded}
      </p>
    </section>
  );
}
