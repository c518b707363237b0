import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface OneFieldFormProps {
  readonly title: string;
  readonly text: string;
  readonly field: ComponentProps<typeof TextField>;
  readonly button: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

/** A setting that is typed and then sent. */
export function OneFieldForm({
  title,
  text,
  field,
  button,
  busy,
  onSubmit,
}: OneFieldFormProps): ReactNode {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField {...field} disabled={busy} />
        <Button type="submit" look="secondary" busy={busy} className="self-start">
          {button}
        </Button>
      </form>
    </div>
  );
}
