import type { ReactNode } from 'react';

export default function AuthCallbackPage(): ReactNode {
  return <main id="main">auth-callback</main>;
}
