import { actionButtonIdSchema, type ActionButton, type ActionButtonId } from '@accanto/contract';
import { useState, type ReactNode } from 'react';
import { texts } from './texts.ts';

interface ActionButtonsProps {
  readonly buttons: readonly ActionButton[];
  readonly isDisabled: boolean;
  readonly onPress: (id: ActionButtonId) => void;
}

/** The eight numbered buttons under the newest assistant message. What each means is its name, its tooltip and a line below. */
export function ActionButtons({ buttons, isDisabled, onPress }: ActionButtonsProps): ReactNode {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const meaning = buttons.find(({ id }) => id === pointedAt);
  return (
    <fieldset aria-label={texts.actions} className="mt-1 min-w-0">
      <div className="grid max-w-md grid-cols-4 gap-1.5 sm:flex sm:max-w-none sm:flex-wrap">
        {buttons.map(({ id, label }) => {
          const known = actionButtonIdSchema.safeParse(id);
          return (
            known.success && (
              <div key={id} className="flex min-w-0 flex-col gap-0.5">
                <button
                  type="button"
                  title={label}
                  disabled={isDisabled}
                  onClick={() => onPress(known.data)}
                  onPointerEnter={() => setPointedAt(id)}
                  onPointerLeave={() => setPointedAt(null)}
                  onFocus={() => setPointedAt(id)}
                  onBlur={() => setPointedAt(null)}
                  className="inline-flex h-11 w-full min-w-11 items-center justify-center rounded-control border border-line bg-surface text-sm font-semibold text-pine transition-colors hover:border-pine hover:bg-sage disabled:opacity-50"
                >
                  <span aria-hidden="true">{id}</span>
                  <span className="sr-only">{label}</span>
                </button>
                <span
                  aria-hidden="true"
                  className="hidden text-center text-xs leading-tight text-muted [@media(hover:none)]:block"
                >
                  {label}
                </span>
              </div>
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
