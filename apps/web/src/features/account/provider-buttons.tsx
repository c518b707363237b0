import { httpCalls, type OAuthProvider } from '@accanto/contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberLanguage, useLanguage } from '../../i18n/language.tsx';
import { addressOf, askForRedirect, call, RefusedError, sentenceOf } from '../../platform/api.ts';
import { leaveTo } from '../../platform/navigation.ts';
import { createVerifier } from '../../platform/pkce.ts';
import { transaction } from '../../platform/storage.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ProviderMark } from './provider-mark.tsx';

const names: Record<OAuthProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
};

type State = 'idle' | 'connecting' | 'not-available';

async function startGoogle(): Promise<void> {
  const codeVerifier = createVerifier();
  const redirectUri = `${window.location.origin}/auth/callback`;
  const { authorizationUrl } = await call('startGoogle', { body: { codeVerifier, redirectUri } });
  transaction.set('pkce_code_verifier', codeVerifier);
  transaction.set('pkce_redirect_uri', redirectUri);
  leaveTo(authorizationUrl);
}

/** Goes where the server redirects to, once it is known that it will: a refusal is told here, on the button. */
async function startByRedirect(provider: OAuthProvider): Promise<void> {
  const input = { params: { provider } };
  await askForRedirect('startOAuth', input);
  leaveTo(addressOf(httpCalls.startOAuth, input));
}

const start = (provider: OAuthProvider): Promise<void> =>
  provider === 'google' ? startGoogle() : startByRedirect(provider);

function ProviderButton({ provider }: { readonly provider: OAuthProvider }): ReactNode {
  const { t } = useTranslation(['account', 'common']);
  const { language } = useLanguage();
  const [state, setState] = useState<State>('idle');

  const connect = async (): Promise<void> => {
    setState('connecting');
    rememberLanguage(language);
    try {
      await start(provider);
    } catch (error) {
      const isNotSetUp = error instanceof RefusedError && error.code === 'PROVIDER_NOT_CONFIGURED';
      setState(isNotSetUp ? 'not-available' : 'idle');
      toast.error(sentenceOf(error, t('errors.startFailed')), {
        title: t('common:auth.errorTitle'),
      });
    }
  };

  const label = {
    idle: names[provider],
    connecting: t('login.connecting'),
    'not-available': t('login.notAvailable', { provider: names[provider] }),
  }[state];
  return (
    <Button
      look="secondary"
      busy={state === 'connecting'}
      disabled={state === 'not-available'}
      className="w-full bg-surface"
      onClick={() => void connect()}
    >
      {state !== 'connecting' && <ProviderMark provider={provider} />}
      {label}
    </Button>
  );
}

/** Sign-in with somebody else's account (SPEC 2, 7). */
export function ProviderButtons(): ReactNode {
  return (
    <div className="flex flex-col gap-3">
      <ProviderButton provider="google" />
      <div className="grid gap-3 sm:grid-cols-2">
        <ProviderButton provider="facebook" />
        <ProviderButton provider="microsoft" />
      </div>
    </div>
  );
}
