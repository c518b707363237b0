import type { ReactNode } from 'react';

export default function AdminPage(): ReactNode {
  return <main id="main">admin</main>;
}
