import type { OAuthProvider } from '@accanto/contract';
import type { ReactNode } from 'react';

/** The providers' own marks, in their own colours; they are not ours to tone. */
const marks: Record<OAuthProvider, ReactNode> = {
  google: (
    <>
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.2-4.7 3.2-8.1Z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.4-1 7.3-2.7l-3.6-2.8a6.7 6.7 0 0 1-10-3.5H2v2.9A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M5.7 14a6.6 6.6 0 0 1 0-4.2V7H2a11 11 0 0 0 0 9.9L5.7 14Z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.600l3.2-3.100A11 11 0 0 0 2 7l3.7 2.900A6.6 6.6 0 0 1 12 5.400Z"
      />
    </>
  ),
  facebook: (
    <path
      fill="#1877F2"
      d="M24 12a12 12 0 1 0-13.9 11.9v-8.400H7.100V12h3V9.400c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.500c-1.5 0-2 .9-2 1.900V12h3.400l-.5 3.500h-2.900v8.400A12 12 0 0 0 24 12Z"
    />
  ),
  microsoft: (
    <>
      <path fill="#F25022" d="M2 2h9.500v9.500H2z" />
      <path fill="#7FBA00" d="M12.5 2H22v9.500h-9.500z" />
      <path fill="#00A4EF" d="M2 12.5h9.500V22H2z" />
      <path fill="#FFB900" d="M12.5 12.5H22V22h-9.500z" />
    </>
  ),
};

export function ProviderMark({ provider }: { readonly provider: OAuthProvider }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      {marks[provider]}
    </svg>
  );
}
