import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { sentenceOf } from '../../platform/api.ts';
import { toast } from '../../ui/toast.tsx';
import { isCaught, readFields } from './honeypot.tsx';
import { firstProblem } from './problem.ts';

interface Submission<Values> {
  readonly schema: z.ZodMiniType<Values>;
  readonly send: (values: Values) => Promise<unknown>;
  readonly success: { readonly title: string; readonly text: string };
  /** Told how each attempt that was sent ended. */
  readonly onResult: (success: boolean) => void;
}

interface SubmissionState {
  readonly isSubmitting: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Idle, submitting, then a toast: cleared fields after success, kept ones after a failure (SPEC 4). */
export function useSubmission<Values>({
  schema,
  send,
  success,
  onResult,
}: Submission<Values>): SubmissionState {
  const { t } = useTranslation('forms');
  const [isSubmitting, setSubmitting] = useState(false);

  const finish = (form: HTMLFormElement): void => {
    form.reset();
    toast.success(success.text, { title: success.title });
  };

  const deliver = async (form: HTMLFormElement, values: Values): Promise<void> => {
    setSubmitting(true);
    try {
      await send(values);
      finish(form);
      onResult(true);
    } catch (error) {
      toast.error(sentenceOf(error, t('failed')));
      onResult(false);
    } finally {
      setSubmitting(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readFields(form);
    if (isCaught(fields)) {
      finish(form);
      return;
    }
    const parsed = z.safeParse(schema, fields);
    if (parsed.success) {
      void deliver(form, parsed.data);
      return;
    }
    const problem = firstProblem(parsed.error, t);
    toast.error(problem.sentence);
    form.querySelector<HTMLElement>(`[name="${CSS.escape(problem.field)}"]`)?.focus();
  };
  return { isSubmitting, submit };
}
