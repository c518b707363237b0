import type { HttpCalls, PlanId } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../platform/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Honeypot } from './honeypot.tsx';
import { PageLanguage } from './page-language.tsx';
import { useSubmission } from './use-submission.ts';

const address: HttpCalls['waitlist']['path'] = '/api/forms/waitlist';

interface WaitlistFormProps {
  /** The plan whose button led here, with its name. */
  readonly plan: { readonly id: PlanId; readonly name: string } | null;
  /** Where on the site the form stands. */
  readonly source: string;
}

/** One address for the day the product opens (SPEC 4, 5). Without script it is posted as a plain form. */
export function WaitlistForm({ plan, source }: WaitlistFormProps): ReactNode {
  const { t } = useTranslation('forms');
  const choice = plan === null ? { source } : { plan: plan.id, source };
  const { isSubmitting, submit, problemOf } = useSubmission({
    deliver: async (fields) => (await import('./delivery.ts')).deliverWaitlist(fields, t, choice),
    success: { title: t('waitlist.sentTitle'), text: t('waitlist.sentText') },
    onResult: (success) => track({ name: 'Waitlist Signup', success, ...choice }),
  });
  return (
    <form
      noValidate
      method="post"
      action={address}
      onSubmit={submit}
      className="flex w-full flex-col gap-3"
    >
      <input type="hidden" name="subject" value={t('waitlist.subject')} />
      <input type="hidden" name="source" value={source} />
      <PageLanguage />
      <Honeypot />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('waitlist.email')}
            name="email"
            problem={problemOf('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={t('waitlist.placeholder')}
            required
            disabled={isSubmitting}
          />
        </div>
        <Button type="submit" busy={isSubmitting} className="px-7">
          {t(isSubmitting ? 'waitlist.submitting' : 'waitlist.submit')}
        </Button>
      </div>
      {plan !== null && (
        <p className="text-start text-sm font-semibold">
          {t('waitlist.plan', { plan: plan.name })}
        </p>
      )}
      <p className="text-start text-sm text-muted">{t('waitlist.privacy')}</p>
    </form>
  );
}
