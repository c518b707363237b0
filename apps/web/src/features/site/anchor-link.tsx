import type { MouseEvent, ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { useAnchor, type Anchor } from './anchors.ts';

interface AnchorLinkProps {
  readonly anchor: Anchor;
  readonly className?: string;
  readonly onGo?: () => void;
  readonly children: ReactNode;
}

/** A link to a section of the landing page, which also works without script and from any page. */
export function AnchorLink({ anchor, className, onGo, children }: AnchorLinkProps): ReactNode {
  const { to } = useLanguage();
  const go = useAnchor();
  const follow = (event: MouseEvent): void => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (wantsNewTab) return;
    event.preventDefault();
    onGo?.();
    go(anchor);
  };
  return (
    <a href={`${to('/')}#${anchor}`} className={className} onClick={follow}>
      {children}
    </a>
  );
}
