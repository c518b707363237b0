import type { CrisisCard as Card, Resource } from '@accanto/contract';
import { ChevronDown, LifeBuoy, MessageCircle, Phone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { texts } from './texts.ts';

const digits = (number: string): string => number.replace(/[^\d+]/g, '');

/** A web address or nothing: the card opens no other kind. */
function webAddress(address: string | null): string | undefined {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'https:' ? url.href : undefined;
}

function HelpLine({ resource }: { readonly resource: Resource }): ReactNode {
  const { name, phone, text, isOpen, hours, opens, isFree, kind } = resource;
  const chat = webAddress(resource.chatUrl);
  const isUrgent = kind === 'emergency';
  return (
    <li
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5',
        !isOpen && 'opacity-65',
      )}
    >
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {[isOpen ? hours : (opens ?? hours), isFree && texts.card.free]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {phone !== null && (
          <a
            href={`tel:${digits(phone)}`}
            aria-label={`${texts.card.call(name)}: ${phone}`}
            className={buttonClasses(isUrgent ? 'danger' : 'secondary', 'small')}
          >
            <Phone strokeWidth={1.75} className="size-4.5" aria-hidden="true" />
            {phone}
          </a>
        )}
        {text !== null && (
          <a
            href={`sms:${digits(text)}`}
            aria-label={`${texts.card.write}: ${text}`}
            className={buttonClasses('secondary', 'small')}
          >
            <MessageCircle strokeWidth={1.75} className="size-4.5" aria-hidden="true" />
            {text}
          </a>
        )}
        {chat !== undefined && (
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={buttonClasses('secondary', 'small')}
          >
            {texts.card.chat}
          </a>
        )}
      </div>
    </li>
  );
}

/**
 * Help that is there now. Its words come from the server's resource file, never from a model; once here it needs
 * neither network nor sign-in. A pinned one can be made small but not put away.
 */
export function CrisisCard({ card }: { readonly card: Card }): ReactNode {
  const [closedId, setClosedId] = useState<string | null>(null);
  const isOpen = closedId !== card.id;
  return (
    <section
      aria-label={texts.card.label}
      lang={card.language}
      data-form={card.form}
      className="mx-auto w-full max-w-[45rem] animate-rise px-3 pt-3 sm:px-4"
    >
      <div
        className={classes(
          'card max-h-[42dvh] overflow-y-auto border-s-4 p-4',
          card.form === 'small' ? 'border-s-apricot' : 'border-s-clay',
        )}
      >
        <div className="flex items-start gap-3">
          <LifeBuoy
            strokeWidth={1.75}
            className={classes(
              'mt-0.5 size-6 shrink-0',
              card.form === 'small' ? 'text-pine' : 'text-clay',
            )}
            aria-hidden="true"
          />
          <h2 className="flex-1 text-lg">{card.title}</h2>
          <button
            type="button"
            lang="it"
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.card.hide : texts.card.show}
            title={isOpen ? texts.card.hide : texts.card.show}
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
          <>
            <p className="mt-1 whitespace-pre-line">{card.text}</p>
            <ul className="mt-3 flex flex-col gap-3">
              {card.resources.map((resource) => (
                <HelpLine key={resource.id} resource={resource} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
