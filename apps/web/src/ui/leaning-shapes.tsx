import { useId, type ReactNode } from 'react';

/** The mark's two shapes, large and drifting slowly; where they overlap the tone is lighter. Decoration only. */
export function LeaningShapes({ className }: { readonly className?: string }): ReactNode {
  const id = useId();
  return (
    <svg viewBox="0 0 560 520" className={className} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" className="[stop-color:var(--glow)]" />
          <stop offset="1" className="[stop-color:var(--glow)] [stop-opacity:0]" />
        </radialGradient>
        <clipPath id={`${id}overlap`}>
          <circle cx="212" cy="286" r="186" className="animate-lean-left" />
        </clipPath>
      </defs>
      <circle cx="330" cy="240" r="300" fill={`url(#${id}glow)`} />
      <circle cx="212" cy="286" r="186" className="animate-lean-left fill-shape" />
      <circle cx="390" cy="216" r="150" className="animate-lean-right fill-shape-warm" />
      <g clipPath={`url(#${id}overlap)`}>
        <circle cx="390" cy="216" r="150" className="animate-lean-right fill-overlap" />
      </g>
    </svg>
  );
}
