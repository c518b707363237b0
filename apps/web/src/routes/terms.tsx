import type { ReactNode } from 'react';
import { LegalText } from '../features/site/legal-text.tsx';
import { SiteFrame } from './site-frame.tsx';

export default function TermsPage(): ReactNode {
  return (
    <SiteFrame>
      <LegalText document="terms" />
    </SiteFrame>
  );
}
