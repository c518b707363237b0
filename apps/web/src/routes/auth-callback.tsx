import type { ReactNode } from 'react';
import { Callback } from '../features/account/callback.tsx';
import { callbackParameters } from '../platform/callback-address.ts';

export default function AuthCallbackPage(): ReactNode {
  return <Callback parameters={callbackParameters} />;
}
