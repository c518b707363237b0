import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface ChoiceGroupProps<Value extends string> {
  readonly legend: string;
  readonly text?: string;
  /** Beside the legend, for instance how the saving goes. */
  readonly aside?: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly columns?: 2 | 3;
}

const grids = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

/** One of a few, each with room for a word of explanation. Arrow keys go from one to the next. */
export function ChoiceGroup<Value extends string>({
  legend,
  text,
  aside,
  choices,
  value,
  onChoose,
  columns = 3,
}: ChoiceGroupProps<Value>): ReactNode {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={text === undefined ? undefined : `${id}-text`}>
      <legend className="float-start font-semibold">{legend}</legend>
      <div className="flex min-h-7 justify-end">{aside}</div>
      {text !== undefined && (
        <p id={`${id}-text`} className="clear-both text-sm text-muted">
          {text}
        </p>
      )}
      <div className={classes('clear-both grid gap-3 pt-3', grids[columns])}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-control px-4 py-3 hover:bg-sage/60 has-checked:border-pine has-checked:bg-sage has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              aria-labelledby={`${id}-${choice.value}-label`}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-${choice.value}`}
              onChange={() => onChoose(choice.value)}
              className="mt-1 size-4.5 shrink-0 accent-pine outline-none"
            />
            <span className="min-w-0">
              <span id={`${id}-${choice.value}-label`} className="block font-medium">
                {choice.label}
              </span>
              {choice.hint !== undefined && (
                <span id={`${id}-${choice.value}`} className="block text-sm text-muted">
                  {choice.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
