import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** More of something, for those who want to see it; the browser's own element, so that it is found and opened by every means. */
export function Disclosure({ label, className, children }: DisclosureProps): ReactNode {
  return (
    <details className={className}>
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-pine [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          strokeWidth={1.75}
          className="size-4.5 transition-transform duration-150 [[open]>summary>&]:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  );
}
