import { actionButtonIdSchema, type ActionButton, type ActionButtonId } from '@accanto/contract';
import { useState, type ReactNode } from 'react';
import { texts } from './texts.ts';

interface ActionButtonsProps {
  readonly buttons: readonly ActionButton[];
  readonly isDisabled: boolean;
  /** Resolves when the server has answered. */
  readonly onPress: (id: ActionButtonId) => Promise<void>;
}

/**
 * The eight numbered buttons under the newest assistant message. What each means is its name, its tooltip and a line
 * below; where nothing can point at it, its label stands beside the number in a strip to be moved sideways.
 */
export function ActionButtons({ buttons, isDisabled, onPress }: ActionButtonsProps): ReactNode {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [isPressed, setPressed] = useState(false);
  async function press(id: ActionButtonId): Promise<void> {
    // The second half of a double click asks for nothing more.
    if (isPressed) return;
    setPressed(true);
    try {
      await onPress(id);
    } finally {
      setPressed(false);
    }
  }
  const meaning = buttons.find(({ id }) => id === pointedAt);
  return (
    <fieldset
      aria-label={texts.actions}
      className="relative mt-1 min-w-0 cramped:not-group-focus-within:mt-0 cramped:not-group-focus-within:max-h-0 cramped:not-group-focus-within:overflow-hidden [@media(hover:none)]:-mx-4 [@media(hover:none)]:max-w-[calc(100%+2rem)]"
    >
      <div className="grid grid-cols-4 gap-1.5 sm:flex sm:flex-wrap [@media(hover:none)]:flex [@media(hover:none)]:flex-nowrap [@media(hover:none)]:overflow-x-auto [@media(hover:none)]:px-4 [@media(hover:none)]:pb-1 [@media(hover:none)]:[scrollbar-width:none]">
        {buttons.map(({ id, label }) => {
          const known = actionButtonIdSchema.safeParse(id);
          return (
            known.success && (
              <button
                key={id}
                type="button"
                title={label}
                disabled={isDisabled}
                // Not `disabled`, which would take the focus away.
                aria-disabled={isPressed || undefined}
                onClick={() => void press(known.data)}
                onPointerEnter={() => setPointedAt(id)}
                onPointerLeave={() => setPointedAt(null)}
                onFocus={() => setPointedAt(id)}
                onBlur={() => setPointedAt(null)}
                className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control border border-line bg-surface px-1 text-sm font-semibold text-pine transition-colors hover:border-pine hover:bg-sage disabled:opacity-50 aria-disabled:opacity-50 [@media(hover:none)]:px-3.5"
              >
                <span aria-hidden="true">{id}</span>
                <span className="sr-only [@media(hover:none)]:not-sr-only [@media(hover:none)]:font-normal [@media(hover:none)]:text-ink">
                  {label}
                </span>
              </button>
            )
          );
        })}
      </div>
      <p aria-hidden="true" className="mt-1 h-6 text-sm text-muted [@media(hover:none)]:hidden">
        {meaning === undefined ? texts.actions : `${meaning.id} · ${meaning.label}`}
      </p>
    </fieldset>
  );
}
