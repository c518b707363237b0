import { emergencyNumber } from '@accanto/contract';
import { DoorOpen, Menu, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Mark } from '../../ui/logo.tsx';
import { texts } from './texts.ts';

interface ChatHeaderProps {
  readonly isConnected: boolean;
  readonly onOpenMenu: () => void;
  readonly onQuickExit: () => void;
}

/** The state of the line, the permanent word that this is an AI, and 112 always within reach. */
export function ChatHeader({ isConnected, onOpenMenu, onQuickExit }: ChatHeaderProps): ReactNode {
  return (
    <header className="flex items-center gap-2 border-b border-line bg-paper px-2 py-2 pt-[max(0.5rem,env(safe-area-inset-top))] md:px-5">
      <IconButton label={texts.openMenu} onClick={onOpenMenu} className="md:hidden">
        <Menu strokeWidth={1.75} />
      </IconButton>
      <Mark className="hidden h-8 w-11 sm:block md:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 leading-tight">
          <span className="truncate font-serif text-lg font-semibold">{texts.brand}</span>
          <span
            title={texts.aiMeaning}
            className="rounded-full bg-apricot px-2 py-0.5 text-xs font-bold text-on-apricot"
          >
            {texts.ai}
            <span className="sr-only">. {texts.aiMeaning}</span>
          </span>
        </p>
        <output className="flex items-center gap-1.5 text-xs text-muted">
          <span
            aria-hidden="true"
            className={classes('size-2 rounded-full', isConnected ? 'bg-online' : 'bg-offline')}
          />
          {isConnected ? texts.connected : texts.disconnected}
        </output>
      </div>
      <button
        type="button"
        onClick={onQuickExit}
        title={texts.quickExitHint}
        aria-label={texts.quickExit}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-sm font-semibold text-muted hover:bg-sage"
      >
        <DoorOpen strokeWidth={1.75} className="size-5" aria-hidden="true" />
        <span className="hidden sm:inline">{texts.quickExit}</span>
      </button>
      <a
        href={`tel:${emergencyNumber}`}
        aria-label={texts.emergency}
        title={texts.emergency}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border border-clay px-3 text-sm font-bold text-clay no-underline hover:bg-clay-tint"
      >
        <Phone strokeWidth={1.75} className="size-4.5" aria-hidden="true" />
        {emergencyNumber}
      </a>
    </header>
  );
}
