import { limits, type ContactProblem } from '@accanto/contract';
import type { TFunction } from 'i18next';
import type * as z from 'zod/mini';

export interface FormProblem {
  readonly field: string;
  readonly sentence: string;
}

const isKnown = (code: string): code is ContactProblem =>
  [
    'NAME_REQUIRED',
    'NAME_TOO_LONG',
    'EMAIL_REQUIRED',
    'EMAIL_INVALID',
    'EMAIL_TOO_LONG',
    'MESSAGE_TOO_SHORT',
    'MESSAGE_TOO_LONG',
  ].includes(code);

/** The first failing rule of a form, in the words of the page (SPEC 5: only the first is shown). */
export function firstProblem(error: z.core.$ZodError, t: TFunction<'forms'>): FormProblem {
  const issue = error.issues[0];
  const code = issue?.message ?? '';
  return {
    field: String(issue?.path[0] ?? ''),
    sentence: isKnown(code)
      ? t(`problems.${code}`, {
          nameMax: limits.contactNameMaxLength,
          emailMax: limits.emailMaxLength,
          messageMin: limits.contactMessageMinLength,
          messageMax: limits.contactMessageMaxLength,
        })
      : t('failed'),
  };
}
