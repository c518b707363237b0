import type { ReactNode } from 'react';

export default function ChatPage(): ReactNode {
  return <main id="main" lang="it" />;
}
