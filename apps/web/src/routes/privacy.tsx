import type { ReactNode } from 'react';

export default function PrivacyPage(): ReactNode {
  return <main id="main">privacy</main>;
}
