import type { ReactNode } from 'react';

export default function TermsPage(): ReactNode {
  return <main id="main">terms</main>;
}
