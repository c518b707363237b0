import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { classes } from './classes.ts';

const box =
  'w-full rounded-control border border-control bg-surface px-4 py-3 text-base text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-clay focus-visible:outline-offset-0';

interface FieldText {
  readonly label: string;
  /** Shown below the field, and read with it. */
  readonly hint?: ReactNode;
  /** What is wrong; marks the field as such. */
  readonly problem?: string | undefined;
}

interface FrameProps extends FieldText {
  readonly id: string;
  readonly children: ReactNode;
}

function Frame({ id, label, hint, problem, children }: FrameProps): ReactNode {
  return (
    <div className="flex flex-col gap-1.5 text-start">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-clay">
          {problem}
        </p>
      )}
    </div>
  );
}

function describedBy(
  id: string,
  { hint, problem }: Pick<FieldText, 'hint' | 'problem'>,
): string | undefined {
  const parts = [hint !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`];
  return classes(...parts) || undefined;
}

type TextFieldProps = FieldText &
  InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };

/** A labelled line of text. */
export function TextField({ label, hint, problem, className, ...rest }: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} problem={problem}>
      <input
        {...rest}
        id={id}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, problem })}
        className={classes(box, 'min-h-12', className)}
      />
    </Frame>
  );
}

type TextAreaProps = FieldText &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> };

/** A labelled text of several lines. */
export function TextArea({ label, hint, problem, className, ...rest }: TextAreaProps): ReactNode {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} problem={problem}>
      <textarea
        {...rest}
        id={id}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, problem })}
        className={classes(box, 'min-h-32 resize-y', className)}
      />
    </Frame>
  );
}
