import type { ReactNode } from 'react';
import { Faq } from '../features/site/faq.tsx';
import { SiteFrame } from './site-frame.tsx';

export default function FaqPage(): ReactNode {
  return (
    <SiteFrame>
      <Faq />
    </SiteFrame>
  );
}
