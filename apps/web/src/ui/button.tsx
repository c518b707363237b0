import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger' | 'danger-quiet';
export type ButtonSize = 'medium' | 'large' | 'small';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-pine text-on-pine hover:bg-pine-strong',
  secondary: 'border border-control bg-transparent text-ink hover:bg-sage',
  quiet: 'bg-transparent text-ink hover:bg-sage',
  accent: 'bg-apricot text-on-apricot hover:brightness-95',
  danger: 'bg-clay text-on-clay hover:brightness-90',
  'danger-quiet': 'bg-transparent text-clay hover:bg-clay-tint',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm',
  medium: 'min-h-12 px-5 text-base',
  large: 'min-h-14 px-7 text-base md:text-lg',
};

/** The classes of a button, for links that look like one. */
export function buttonClasses(
  look: ButtonLook = 'primary',
  size: ButtonSize = 'medium',
  extra?: string,
): string {
  return classes(
    'inline-flex items-center justify-center gap-2.5 rounded-control py-2 text-center font-semibold leading-tight no-underline transition-colors duration-150 disabled:opacity-55',
    looks[look],
    sizes[size],
    extra,
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** Shows that the work has begun, and takes no second press. */
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look,
  size,
  busy = false,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonClasses(look, size, className)}
    >
      {busy && <Spinner className="size-5" />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, for those who do not see the icon. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button of at least 44 px that shows an icon only. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors duration-150 hover:bg-sage disabled:opacity-45',
        className,
      )}
    >
      {children}
    </button>
  );
}
