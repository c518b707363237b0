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
  return (
    <div className="flex flex-col gap-1.5">
      <progress
        aria-label={label}
        aria-valuetext={text}
        max={1}
        {...(value !== null && { value })}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sage indeterminate:animate-sheen [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-sage [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pine"
      />
      <p className="text-sm text-muted" aria-hidden="true">
        {text}
      </p>
    </div>
  );
}
