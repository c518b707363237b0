import type { ReactNode } from 'react';

export default function CookiesPage(): ReactNode {
  return <main id="main">cookies</main>;
}
