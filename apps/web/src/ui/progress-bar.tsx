import type { ReactNode } from 'react';

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; null where nobody can tell yet. */
  readonly value: number | null;
  /** The same in words, below the bar. */
  readonly text: string;
}

/** How far something is that takes its time. */
export function ProgressBar({ label, value, text }: ProgressBarProps): ReactNode {
  const percent = value === null ? null : Math.round(value * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        {...(percent !== null && { 'aria-valuenow': percent })}
        className="h-2.5 overflow-hidden rounded-full bg-sage"
      >
        <div
          className={
            percent === null
              ? 'h-full w-1/3 animate-sheen rounded-full bg-pine'
              : 'h-full rounded-full bg-pine transition-[width] duration-300'
          }
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
      <p className="text-sm text-muted" aria-hidden="true">
        {text}
      </p>
    </div>
  );
}
