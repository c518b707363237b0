import type { SignedIn } from '@accanto/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';
import { call, RefusedError, sentenceOf } from '../../platform/api.ts';
import type { CallbackParameters } from '../../platform/callback-address.ts';
import { transaction } from '../../platform/storage.ts';
import { readTokens } from '../../platform/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  decideCallback,
  maskAddress,
  mayVerifyAlone,
  type CallbackStep,
} from './callback-decision.ts';
import { markerHeaders, useCompleteSignIn } from './sign-in.ts';

type Tokens = Pick<SignedIn, 'accessToken' | 'refreshToken'>;
/** Asked when a click must show that a person, and the right one, is here. */
interface Question {
  readonly address: string;
  readonly replacesSession: boolean;
  readonly confirm: () => Promise<Tokens>;
}
type Outcome = { readonly tokens: Tokens } | { readonly question: Question } | null;

const usedCodes = new Set<string>();

function forgetTransaction(): void {
  transaction.remove('pkce_code_verifier');
  transaction.remove('pkce_redirect_uri');
}

const verify = (token: string): Promise<Tokens> => call('verifyMagicLink', { query: { token } });

async function take(
  step: Exclude<CallbackStep, { kind: 'ignore' | 'pkce-missing' | 'provider-failed' | 'missing' }>,
): Promise<Outcome> {
  const replacesSession = readTokens() !== null;
  if (step.kind === 'redeem-ticket') return { tokens: await verify(step.token) };
  if (step.kind === 'exchange-code') {
    usedCodes.add(step.code);
    const { code, codeVerifier, redirectUri } = step;
    try {
      return {
        tokens: await call('exchangeGoogle', { body: { code, codeVerifier, redirectUri } }),
      };
    } finally {
      forgetTransaction();
    }
  }
  if (step.kind === 'confirm-tokens') {
    const { accessToken, refreshToken } = step;
    const { email } = await call('profile', { accessToken });
    return {
      question: {
        address: maskAddress(email),
        replacesSession,
        confirm: async () => ({ accessToken, refreshToken }),
      },
    };
  }
  const preview = await call('previewMagicLink', {
    query: { token: step.token },
    headers: markerHeaders(),
  });
  if (mayVerifyAlone(preview, replacesSession)) return { tokens: await verify(step.token) };
  return {
    question: { address: preview.email, replacesSession, confirm: () => verify(step.token) },
  };
}

/** Works on what the sign-in brought and ends at the dashboard or at the login (SPEC 2, 4). */
export function Callback({ parameters }: { readonly parameters: CallbackParameters }): ReactNode {
  const { t } = useTranslation(['account', 'common']);
  const navigate = useNavigate();
  const { to } = useLanguage();
  const complete = useCompleteSignIn();
  const [question, setQuestion] = useState<Question | null>(null);
  const hasStarted = useRef(false);

  const fail = async (sentence: string): Promise<void> => {
    toast.error(sentence, { title: t('common:auth.errorTitle') });
    await navigate(to('/login'), { replace: true });
  };

  const sentenceFor = (kind: CallbackStep['kind'], error: unknown): string => {
    if (kind === 'exchange-code') return sentenceOf(error, t('errors.exchangeFailed'));
    if (kind === 'confirm-tokens') return sentenceOf(error, t('common:auth.generic'));
    return sentenceOf(error, t('errors.verifyFailed'));
  };

  const work = async (): Promise<void> => {
    const kept = {
      codeVerifier: transaction.get('pkce_code_verifier'),
      redirectUri: transaction.get('pkce_redirect_uri'),
    };
    const step = decideCallback(parameters, kept, usedCodes);
    if (step.kind === 'ignore') return;
    if (step.kind === 'missing') return fail(t('errors.missing'));
    if (step.kind === 'provider-failed') {
      forgetTransaction();
      return fail(t('common:auth.generic'));
    }
    if (step.kind === 'pkce-missing') {
      forgetTransaction();
      return fail(t('errors.pkceMissing'));
    }
    try {
      const outcome = await take(step);
      if (outcome === null) return undefined;
      if ('question' in outcome) {
        setQuestion(outcome.question);
        return undefined;
      }
      return await complete(outcome.tokens);
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'EMAIL_PROOF_REQUIRED')
        return navigate(to(`/login?error=${error.code}`), { replace: true });
      return fail(sentenceFor(step.kind, error));
    }
  };

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void work();
  });

  const confirm = async (asked: Question): Promise<void> => {
    setQuestion(null);
    try {
      await complete(await asked.confirm());
    } catch (error) {
      await fail(sentenceFor('check-link', error));
    }
  };

  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid min-h-dvh place-items-center py-16 text-center outline-none"
    >
      {question === null ? (
        <output className="flex flex-col items-center gap-3">
          <Spinner className="mb-3 size-10 text-pine" />
          <span className="font-serif text-2xl">{t('callback.working')}</span>
          <span className="text-muted">{t('callback.wait')}</span>
        </output>
      ) : (
        <section className="card flex w-full max-w-md animate-rise flex-col items-center gap-4 p-8 shadow-soft">
          <Mark className="h-12 w-16" />
          <h1 className="text-2xl">{t('callback.confirmTitle')}</h1>
          <p className="text-muted">
            {t(question.replacesSession ? 'callback.confirmSwitchText' : 'callback.confirmText')}
          </p>
          <Button
            size="large"
            className="mt-2 w-full break-all"
            onClick={() => void confirm(question)}
          >
            {t('callback.continueAs', { address: question.address })}
          </Button>
          <Button
            look="quiet"
            className="w-full"
            onClick={() => void navigate(to('/'), { replace: true })}
          >
            {t('callback.notMe')}
          </Button>
        </section>
      )}
    </main>
  );
}
