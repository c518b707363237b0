import { limits, type HttpCalls } from '@accanto/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../platform/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { Honeypot } from './honeypot.tsx';
import { PageLanguage } from './page-language.tsx';
import { useSubmission } from './use-submission.ts';

const address: HttpCalls['contact']['path'] = '/api/forms/contact';

/** A message to the people behind the product (SPEC 4, 5). Without script it is posted as a plain form. */
export function ContactForm(): ReactNode {
  const { t } = useTranslation('forms');
  const { isSubmitting, submit, problemOf } = useSubmission({
    deliver: async (fields) => (await import('./delivery.ts')).deliverContact(fields, t),
    success: { title: t('contact.sentTitle'), text: t('contact.sentText') },
    onResult: (success) => track({ name: 'Contact Form Submit', success }),
  });
  return (
    <form
      noValidate
      method="post"
      action={address}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="subject" value={t('contact.subject')} />
      <PageLanguage />
      <Honeypot />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('contact.name')}
          name="name"
          problem={problemOf('name')}
          autoComplete="name"
          required
          disabled={isSubmitting}
        />
        <TextField
          label={t('contact.email')}
          name="email"
          problem={problemOf('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          disabled={isSubmitting}
        />
      </div>
      <TextArea
        label={t('contact.message')}
        hint={t('contact.messageHint', {
          min: limits.contactMessageMinLength,
          max: limits.contactMessageMaxLength,
        })}
        name="message"
        problem={problemOf('message')}
        rows={5}
        required
        disabled={isSubmitting}
      />
      <Button type="submit" size="large" busy={isSubmitting} className="self-start max-sm:w-full">
        {t(isSubmitting ? 'contact.submitting' : 'contact.submit')}
      </Button>
    </form>
  );
}
