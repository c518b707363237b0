import { Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import { withoutBreak, type NoticeKind } from './notices.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly onDismiss: () => void;
}

/** A calm line in the list. One that suggests a break lets the person end for today with one tap, and asks nothing. */
export function Notice({ kind, onDismiss }: NoticeProps): ReactNode {
  const suggestsBreak = withoutBreak(kind) !== kind;
  return (
    <aside
      aria-label={texts.notice}
      className="mb-3 flex items-start gap-3 rounded-card bg-sage py-1.5 pe-1 ps-4 text-sm"
    >
      <Info strokeWidth={1.75} className="mt-3 size-4.5 shrink-0 text-pine" aria-hidden="true" />
      <div className="min-w-0 flex-1 py-2.5">
        <p>{texts.notices[kind]}</p>
        {suggestsBreak && (
          <Link
            to="/dashboard"
            onClick={() => toast.success(texts.goodbye)}
            className="link mt-1 inline-flex min-h-11 items-center font-semibold"
          >
            {texts.enoughForToday}
          </Link>
        )}
      </div>
      <IconButton label={texts.dismissNotice} onClick={onDismiss} className="text-muted">
        <X strokeWidth={1.75} className="size-4.5" />
      </IconButton>
    </aside>
  );
}
