import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

/** What came of asking for an erasure: a sign-in that is too old has to be renewed first (C9). */
export type ErasureAnswer = 'erased' | 'refused' | 'fresh-sign-in-needed';

interface EraseQuestionProps {
  readonly words: {
    readonly button: string;
    readonly title: string;
    readonly text: string;
    readonly typed: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly freshTitle: string;
    readonly freshText: string;
    readonly signInAgain: string;
  };
  readonly buttonClassName?: string;
  /** What is special about the field in which the confirmation is typed. */
  readonly field?: InputHTMLAttributes<HTMLInputElement>;
  /** Whether what was typed confirms. */
  readonly confirms: (typed: string) => boolean;
  readonly erase: (typed: string) => Promise<ErasureAnswer>;
  readonly signInAgain: () => void;
}

type Step = 'none' | 'confirmation' | 'erasing' | 'fresh-sign-in';

/** A button that erases an account for good, after something was typed and with a fresh sign-in. */
export function EraseQuestion({
  words,
  buttonClassName = '',
  field,
  confirms,
  erase,
  signInAgain,
}: EraseQuestionProps): ReactNode {
  const [step, setStep] = useState<Step>('none');
  const [typed, setTyped] = useState('');
  const ask = (): void => {
    setTyped('');
    setStep('confirmation');
  };
  const confirm = async (): Promise<void> => {
    setStep('erasing');
    const answer = await erase(typed.trim());
    // What is erased takes this button along.
    if (answer !== 'erased') setStep(answer === 'refused' ? 'confirmation' : 'fresh-sign-in');
  };
  const close = (): void => setStep('none');
  return (
    <>
      <Button look="danger-quiet" size="small" className={buttonClassName} onClick={ask}>
        {words.button}
      </Button>
      <ConfirmDialog
        open={step === 'confirmation' || step === 'erasing'}
        title={words.title}
        description={words.text}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        busy={step === 'erasing'}
        canConfirm={confirms(typed.trim())}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <TextField
          {...field}
          label={words.typed}
          value={typed}
          autoComplete="off"
          disabled={step === 'erasing'}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={step === 'fresh-sign-in'}
        title={words.freshTitle}
        description={words.freshText}
        confirmLabel={words.signInAgain}
        cancelLabel={words.cancel}
        onConfirm={signInAgain}
        onCancel={close}
      />
    </>
  );
}
