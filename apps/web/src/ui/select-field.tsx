import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { classes } from './classes.ts';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  readonly hint?: string;
  /** Beside the label, for instance how the saving goes. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A labelled choice among many. */
export function SelectField({
  label,
  hint,
  aside,
  className,
  children,
  ...rest
}: SelectFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative">
        <select
          {...rest}
          id={id}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className="min-h-12 w-full appearance-none truncate rounded-control border border-control bg-surface py-3 ps-4 pe-10 text-base text-ink disabled:opacity-60"
        >
          {children}
        </select>
        <ChevronDown
          strokeWidth={1.75}
          className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
