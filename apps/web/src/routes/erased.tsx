import { useEffect, useRef, type ReactNode } from 'react';
import { ErasureProof } from '../features/dashboard/erasure-proof.tsx';
import { useSession } from '../platform/session.ts';
import { SiteFrame } from './site-frame.tsx';

/** In place of the page on which the account was erased, at the same address: what was erased. */
export default function ErasedPage(): ReactNode {
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <SiteFrame>
      <main id="main" ref={main} tabIndex={-1} className="page py-10 outline-none md:py-14">
        {session.state === 'erased' && <ErasureProof proof={session.proof} />}
      </main>
    </SiteFrame>
  );
}
