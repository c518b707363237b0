import type { ReactNode } from 'react';
import { LegalText } from '../features/site/legal-text.tsx';
import { SiteFrame } from './site-frame.tsx';

export default function AccessibilityPage(): ReactNode {
  return (
    <SiteFrame>
      <LegalText document="accessibility" />
    </SiteFrame>
  );
}
