import type { ReactNode } from 'react';

export default function DashboardPage(): ReactNode {
  return <main id="main">dashboard</main>;
}
