import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.tsx';
import type { Delivery } from './delivery.ts';
import { isCaught, readFields } from './honeypot.tsx';
import type { FormProblem } from './problem.ts';

interface Submission {
  /** Checks and sends the fields. Its code, with the rules and the calls, is fetched when somebody submits. */
  readonly deliver: (fields: Readonly<Record<string, string>>) => Promise<Delivery>;
  readonly success: { readonly title: string; readonly text: string };
  /** Told how each attempt that was sent ended. */
  readonly onResult: (success: boolean) => void;
}

interface SubmissionState {
  readonly isSubmitting: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is wrong with a field since the last attempt. */
  readonly problemOf: (field: string) => string | undefined;
}

/** Idle, submitting, then a toast: cleared fields after success, kept ones after a failure (SPEC 4). */
export function useSubmission({ deliver, success, onResult }: Submission): SubmissionState {
  const { t } = useTranslation('forms');
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const finish = (form: HTMLFormElement): void => {
    form.reset();
    toast.success(success.text, { title: success.title });
  };

  const work = async (
    form: HTMLFormElement,
    fields: Readonly<Record<string, string>>,
  ): Promise<void> => {
    setSubmitting(true);
    setProblem(null);
    const delivery = await deliver(fields).catch((): Delivery => ({
      outcome: 'failed',
      sentence: '',
    }));
    // At once, since a field that still rests takes no focus.
    flushSync(() => {
      setSubmitting(false);
      if (delivery.outcome === 'refused') setProblem(delivery);
    });
    if (delivery.outcome === 'refused') {
      toast.error(delivery.sentence);
      form.querySelector<HTMLElement>(`[name="${CSS.escape(delivery.field)}"]`)?.focus();
      return;
    }
    if (delivery.outcome === 'sent') finish(form);
    else toast.error(delivery.sentence || t('failed'));
    onResult(delivery.outcome === 'sent');
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readFields(form);
    if (isCaught(fields)) finish(form);
    else void work(form, fields);
  };
  const problemOf = (field: string): string | undefined =>
    problem?.field === field ? problem.sentence : undefined;
  return { isSubmitting, submit, problemOf };
}
