import { useId, type ReactNode } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly text: ReactNode;
  /** Beside the switch, for instance how the saving goes. */
  readonly aside?: ReactNode;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off, with what that means. */
export function Switch({ label, text, aside, isOn, disabled, onChange }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-5">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <div id={`${id}-text`} className="text-sm text-muted">
          {text}
        </div>
        {aside}
      </div>
      <span className="relative mt-0.5 inline-flex h-11 w-13 shrink-0 items-center">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={disabled}
          aria-describedby={`${id}-text`}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 z-10 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <span
          aria-hidden="true"
          className="h-7.5 w-13 rounded-full border border-control bg-surface p-1 transition-colors duration-150 peer-checked:border-pine peer-checked:bg-pine peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-pine peer-disabled:opacity-50 peer-checked:[&>span]:translate-x-[1.375rem] peer-checked:[&>span]:bg-on-pine"
        >
          <span className="block size-5 rounded-full bg-control transition-transform duration-150" />
        </span>
      </span>
    </div>
  );
}
