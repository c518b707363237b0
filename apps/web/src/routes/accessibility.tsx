import type { ReactNode } from 'react';

export default function AccessibilityPage(): ReactNode {
  return <main id="main">accessibility</main>;
}
