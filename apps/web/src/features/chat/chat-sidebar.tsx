import type { Answering } from '@accanto/contract';
import { ArrowLeft, Download, Plus, Settings, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { answeredBy, texts } from './texts.ts';

interface ChatSidebarProps {
  readonly onNewChat: () => void;
  readonly onExport: () => void;
  readonly onClear: () => void;
  readonly isExporting: boolean;
  /** Nothing to export or clear. */
  readonly isEmpty: boolean;
  /** Before the consent there is no conversation. */
  readonly isDisabled: boolean;
  /** null: not known yet. */
  readonly answering: Answering | null;
  /** The list of kept conversations. */
  readonly children: ReactNode;
}

const entry =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-2 text-start text-sm transition-colors hover:bg-sage disabled:bg-transparent disabled:opacity-50 data-danger:text-clay data-danger:hover:bg-clay-tint';

/** Brand, new chat, history, and what can be done with this conversation (SPEC 2). */
export function ChatSidebar(props: ChatSidebarProps): ReactNode {
  const { onNewChat, onExport, onClear, isExporting, isEmpty, isDisabled, answering, children } =
    props;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 p-4">
      <div>
        <Link to="/" className="inline-flex min-h-11 items-center no-underline">
          <Logo />
        </Link>
        <p className="text-sm text-muted">{texts.assistant}</p>
        {answering !== null && <p className="mt-1 text-xs text-muted">{answeredBy(answering)}</p>}
      </div>
      <Button onClick={onNewChat} disabled={isDisabled} className="w-full">
        <Plus strokeWidth={1.75} className="size-5" />
        {texts.newChat}
      </Button>
      <nav aria-labelledby="chat-history" className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <h2
          id="chat-history"
          className="mb-1 px-2 font-sans text-xs font-semibold tracking-[0.08em] text-muted"
        >
          {texts.history}
        </h2>
        {children}
      </nav>
      <div className="flex flex-col border-t border-line pt-2">
        <button
          type="button"
          onClick={onExport}
          aria-busy={isExporting || undefined}
          disabled={isEmpty || isDisabled}
          className={entry}
        >
          {isExporting ? (
            <Spinner className="size-5" />
          ) : (
            <Download strokeWidth={1.75} className="size-5" />
          )}
          {texts.export}
        </button>
        <button
          type="button"
          data-danger
          onClick={onClear}
          disabled={isEmpty || isDisabled}
          className={entry}
        >
          <Trash2 strokeWidth={1.75} className="size-5" />
          {texts.clear}
        </button>
        <button type="button" disabled className={entry}>
          <Settings strokeWidth={1.75} className="size-5" />
          {texts.settings}
        </button>
        <Link to="/dashboard" className={`${entry} text-ink no-underline hover:bg-sage`}>
          <ArrowLeft strokeWidth={1.75} className="size-5" aria-hidden="true" />
          {texts.dashboard}
        </Link>
      </div>
    </div>
  );
}
