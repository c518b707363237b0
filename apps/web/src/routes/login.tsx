import type { ReactNode } from 'react';

export default function LoginPage(): ReactNode {
  return <main id="main">login</main>;
}
