import { magicLinkRequestSchema, periods } from '@accanto/contract';
import { Mail } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberLanguage, useLanguage } from '../../i18n/language.tsx';
import { call, sentenceOf } from '../../platform/api.ts';
import { findOutbox } from '../../platform/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { linkMarker } from './sign-in.ts';

export interface SentLink {
  readonly email: string;
  /** How long the link works. */
  readonly validMs: number;
  /** Outside production: where the letter can be read on this machine. */
  readonly outbox: string | null;
}

/** Asks for a link to a valid address; gives what was sent, or null after telling why not. Used by the form and by "send again". */
export function useRequestLink(): {
  readonly isSending: boolean;
  readonly request: (email: string) => Promise<SentLink | null>;
} {
  const { t } = useTranslation(['account', 'common']);
  const { language } = useLanguage();
  const [isSending, setSending] = useState(false);
  const request = async (email: string): Promise<SentLink | null> => {
    setSending(true);
    try {
      const { validS } = await call('requestMagicLink', {
        body: { email, language, marker: linkMarker() },
      });
      rememberLanguage(language);
      const validMs = validS === undefined ? periods.magicLinkTtlMs : validS * 1_000;
      return { email, validMs, outbox: await findOutbox() };
    } catch (error) {
      toast.error(sentenceOf(error, t('errors.sendFailed')));
      return null;
    } finally {
      setSending(false);
    }
  };
  return { isSending, request };
}

/** The first view of the login: an address and a button (SPEC 2, 4). */
export function MagicLinkForm({
  onSent,
}: {
  readonly onSent: (sent: SentLink) => void;
}): ReactNode {
  const { t } = useTranslation(['account', 'common']);
  const { isSending, request } = useRequestLink();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const email = magicLinkRequestSchema.shape.email.safeParse(field.current?.value);
    setProblem(email.success ? undefined : t('errors.emailInvalid'));
    if (!email.success) {
      toast.error(t('errors.emailInvalid'));
      field.current?.focus();
      return;
    }
    const sent = await request(email.data);
    if (sent !== null) onSent(sent);
  };
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <TextField
        ref={field}
        label={t('login.email')}
        problem={problem}
        name="email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        placeholder={t('login.emailPlaceholder')}
        disabled={isSending}
      />
      <Button type="submit" size="large" busy={isSending} className="w-full">
        {!isSending && <Mail strokeWidth={1.75} aria-hidden="true" />}
        {t(isSending ? 'login.sending' : 'login.send')}
      </Button>
    </form>
  );
}
