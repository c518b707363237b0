import type { ReactNode } from 'react';

export default function FaqPage(): ReactNode {
  return <main id="main">faq</main>;
}
