import type { Language, Resource } from '@accanto/contract';
import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../platform/api.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { helpTexts } from './help-texts.ts';

const digits = (number: string): string => number.replace(/[^\d+]/g, '');

/** A web address or nothing: the card opens no other kind. */
function webAddress(address: string | null): string | undefined {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'https:' ? url.href : undefined;
}

/** Counts that a line was pressed: which one, nothing else. Whether that works is nobody's concern who needs help. */
function countTap(line: string): void {
  call('helpLineTap', { body: { line } }).catch(() => undefined);
}

interface HelpLineProps {
  readonly resource: Resource;
  readonly language: Language;
}

/** Calls a line, if it can be called. */
export function CallLink({ resource, language }: HelpLineProps): ReactNode {
  const { id, name, phone, kind } = resource;
  if (phone === null) return null;
  return (
    <a
      href={`tel:${digits(phone)}`}
      onClick={() => countTap(id)}
      aria-label={`${helpTexts[language].call(name)}: ${phone}`}
      className={buttonClasses(
        kind === 'emergency' ? 'danger' : 'secondary',
        'small',
        'whitespace-nowrap',
      )}
    >
      <Phone strokeWidth={1.75} className="size-4.5" aria-hidden="true" />
      {phone}
    </a>
  );
}

/** One line of help with every way to reach it; a closed one says when it opens. */
export function HelpLine({ resource, language }: HelpLineProps): ReactNode {
  const words = helpTexts[language];
  const { name, text, isOpen, hours, opens, isFree } = resource;
  const chat = webAddress(resource.chatUrl);
  return (
    <li
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 sm:gap-x-4',
        // Not paler than this: it must stay readable.
        !isOpen && 'text-muted',
      )}
    >
      <div className="min-w-0 flex-1 basis-28">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {[isOpen ? hours : (opens ?? hours), isFree && words.free].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CallLink resource={resource} language={language} />
        {text !== null && (
          <a
            href={`sms:${digits(text)}`}
            onClick={() => countTap(resource.id)}
            aria-label={`${words.write}: ${text}`}
            className={buttonClasses('secondary', 'small', 'whitespace-nowrap')}
          >
            <MessageCircle strokeWidth={1.75} className="size-4.5" aria-hidden="true" />
            {text}
          </a>
        )}
        {chat !== undefined && (
          <a
            href={chat}
            onClick={() => countTap(resource.id)}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={buttonClasses('secondary', 'small')}
          >
            {words.chat}
          </a>
        )}
      </div>
    </li>
  );
}
