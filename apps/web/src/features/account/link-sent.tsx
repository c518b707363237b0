import { limits, periods } from '@accanto/contract';
import { MailCheck } from 'lucide-react';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { call, RefusedError, sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRequestLink, type SentLink } from './magic-link-form.tsx';
import { linkMarker, useCompleteSignIn } from './sign-in.ts';

/** Whole seconds until another letter may be asked for. */
function useResendDelay(): number {
  const [left, setLeft] = useState(periods.resendLinkAfterMs / 1_000);
  useEffect(() => {
    const end = Date.now() + periods.resendLinkAfterMs;
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000))),
      500,
    );
    return () => clearInterval(timer);
  }, []);
  return left;
}

/** Sends the letter again once some time has passed; made anew for each letter. */
function ResendButton({
  email,
  onResent,
}: {
  readonly email: string;
  readonly onResent: (sent: SentLink) => void;
}): ReactNode {
  const { t } = useTranslation(['account', 'common']);
  const secondsLeft = useResendDelay();
  const { isSending, request } = useRequestLink();
  const resend = async (): Promise<void> => {
    const resent = await request(email);
    if (resent === null) return;
    toast.success(t('sent.resent'));
    onResent(resent);
  };
  return (
    <Button
      look="secondary"
      size="small"
      busy={isSending}
      disabled={secondsLeft > 0}
      onClick={() => void resend()}
    >
      {secondsLeft > 0 ? t('sent.resendIn', { seconds: secondsLeft }) : t('sent.resend')}
    </Button>
  );
}

/** Its own function, since one made with each drawing would take the focus back each time. */
const focusOnce = (title: HTMLElement | null): void => title?.focus();

interface LinkSentProps {
  readonly sent: SentLink;
  readonly onResent: (sent: SentLink) => void;
  readonly onOtherAddress: () => void;
}

/** The second view of the login: what was sent where, the code of the same letter, and how to go on (SPEC 2, A8). */
export function LinkSent({ sent, onResent, onOtherAddress }: LinkSentProps): ReactNode {
  const { t } = useTranslation(['account', 'common']);
  const [sendCount, setSendCount] = useState(1);
  return (
    <div className="flex animate-rise flex-col gap-5">
      <div className="flex flex-col gap-3">
        <MailCheck strokeWidth={1.75} className="size-9 text-pine" aria-hidden="true" />
        <h1 className="text-3xl" tabIndex={-1} ref={focusOnce}>
          {t('sent.title')}
        </h1>
        <p className="text-lg">
          <Trans
            t={t}
            i18nKey="sent.text"
            values={{ email: sent.email }}
            components={{ address: <strong className="wrap-anywhere" /> }}
          />
        </p>
        <p className="text-muted">
          {t('sent.validity', { minutes: Math.floor(sent.validMs / 60_000) })}
        </p>
        {sent.outbox !== null && (
          <p>
            <a className="link" href={sent.outbox}>
              {t('sent.outbox')}
            </a>
          </p>
        )}
      </div>
      <CodeForm email={sent.email} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <ResendButton
          key={sendCount}
          email={sent.email}
          onResent={(resent) => {
            onResent(resent);
            setSendCount((count) => count + 1);
          }}
        />
        <Button look="quiet" size="small" onClick={onOtherAddress}>
          {t('sent.other')}
        </Button>
      </div>
    </div>
  );
}

function CodeForm({ email }: { readonly email: string }): ReactNode {
  const { t } = useTranslation(['account', 'common']);
  const complete = useCompleteSignIn();
  const [isChecking, setChecking] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const isWhole = new RegExp(`^\\d{${limits.signInCodeLength}}$`).test(code);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isWhole) return;
    setChecking(true);
    setProblem(undefined);
    try {
      await complete(
        await call('verifySignInCode', { body: { email, code, marker: linkMarker() } }),
      );
    } catch (error) {
      if (error instanceof RefusedError) setProblem(sentenceOf(error, t('sent.codeInvalid')));
      else toast.error(t('errors.verifyFailed'), { title: t('common:auth.errorTitle') });
    } finally {
      setChecking(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-3 rounded-card bg-sage p-5"
    >
      <TextField
        label={t('sent.code')}
        hint={t('sent.codeHint')}
        problem={problem}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        disabled={isChecking}
        onChange={(event) =>
          setCode(event.target.value.replaceAll(/\D/g, '').slice(0, limits.signInCodeLength))
        }
        className="text-center text-xl font-semibold tracking-[0.4em] tabular-nums"
      />
      <Button type="submit" busy={isChecking} disabled={!isWhole}>
        {t(isChecking ? 'sent.codeChecking' : 'sent.codeSubmit')}
      </Button>
    </form>
  );
}
