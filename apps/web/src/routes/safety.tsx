import type { ReactNode } from 'react';
import { Safety } from '../features/site/safety.tsx';
import { SiteFrame } from './site-frame.tsx';

export default function SafetyPage(): ReactNode {
  return (
    <SiteFrame>
      <Safety />
    </SiteFrame>
  );
}
