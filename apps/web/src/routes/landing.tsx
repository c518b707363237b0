import type { ReactNode } from 'react';

export default function LandingPage(): ReactNode {
  return <main id="main">landing</main>;
}
