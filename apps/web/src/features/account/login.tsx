import { emergencyNumber } from '@accanto/contract';
import type { TFunction } from 'i18next';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { LanguageSwitcher } from '../../i18n/language-switcher.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { Logo } from '../../ui/logo.tsx';
import { toast } from '../../ui/toast.tsx';
import { LinkSent } from './link-sent.tsx';
import { LoginAside } from './login-aside.tsx';
import { MagicLinkForm, type SentLink } from './magic-link-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

const proofSent = 'proof-sent';

/** Says what a redirect sign-in brought back, once, and takes it out of the address. Tells whether a letter is on its way. */
function useRedirectProblem(): boolean {
  const { t } = useTranslation(['account', 'common']);
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const code = query.get('error');
  useEffect(() => {
    if (code === null) return;
    const isProofSent = code === 'EMAIL_PROOF_REQUIRED';
    if (!isProofSent) toast.error(sentenceFor(code, t), { title: t('common:auth.errorTitle') });
    void navigate(pathname, { replace: true, state: isProofSent ? proofSent : null });
  }, [code, navigate, pathname, t]);
  return state === proofSent;
}

function sentenceFor(code: string, t: TFunction<['account', 'common']>): string {
  if (code === 'PROVIDER_NOT_CONFIGURED') return t('errors.providerMissing');
  if (code === 'ACCOUNT_BLOCKED') return t('errors.accountBlocked');
  return code === 'RATE_LIMITED' ? t('errors.rateLimited') : t('errors.exchangeFailed');
}

/** A page to read without losing what is typed here: it opens beside this one, and says so. Trans fills in the words. */
function LinkBeside({
  to,
  children,
}: {
  readonly to: string;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation('account');
  return (
    <Link className="link" to={to} target="_blank">
      {children}{' '}
      <ExternalLink
        strokeWidth={1.75}
        className="inline size-3.5 align-baseline"
        aria-hidden="true"
      />
      <span className="sr-only">{t('login.newTab')}</span>
    </Link>
  );
}

/** The login screen (SPEC 2): the form, or what was sent; the providers; the four languages. */
export function Login(): ReactNode {
  const { t } = useTranslation(['account', 'common']);
  const { to } = useLanguage();
  const [sent, setSent] = useState<SentLink | null>(null);
  const isProofSent = useRedirectProblem();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,0.85fr)]">
      <div className="flex flex-col">
        <header className="flex items-center justify-between gap-4 px-5 py-4 md:px-8">
          <Link
            to={to('/')}
            aria-label={t('common:nav.home')}
            className="inline-flex rounded-control no-underline"
          >
            <Logo />
          </Link>
          <LanguageSwitcher />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-7 px-5 py-8 outline-none"
        >
          {sent === null ? (
            <>
              <div className="flex flex-col gap-3">
                <h1 className="text-3xl md:text-4xl">{t('login.title')}</h1>
                <p className="text-muted">{t('login.subtitle')}</p>
              </div>
              {isProofSent && (
                <p role="alert" className="rounded-card bg-sage p-5">
                  {t('errors.proofRequired')}
                </p>
              )}
              <MagicLinkForm onSent={setSent} />
              <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                {t('login.or')}
              </p>
              <ProviderButtons />
              <p className="text-sm text-muted">
                <Trans
                  t={t}
                  i18nKey="login.agree"
                  components={{
                    terms: <LinkBeside to={to('/terms')} />,
                    privacy: <LinkBeside to={to('/privacy')} />,
                  }}
                />
              </p>
            </>
          ) : (
            <LinkSent sent={sent} onResent={setSent} onOtherAddress={() => setSent(null)} />
          )}
          <p className="text-sm text-muted">
            <Trans
              t={t}
              i18nKey="login.disclaimer"
              values={{ number: emergencyNumber }}
              // The link's words come from the sentence.
              components={{
                call: (
                  <a
                    className="link font-semibold"
                    href={`tel:${emergencyNumber}`}
                    aria-label={emergencyNumber}
                  />
                ),
              }}
            />
          </p>
        </main>
      </div>
      <LoginAside title={t('login.asideTitle')} text={t('login.asideText')} />
    </div>
  );
}
