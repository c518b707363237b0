import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useMovingPictures } from '../../ui/moving-pictures.ts';

/** Without its code the still picture stays. */
const heroDrift = lazyPart(
  () => import('./hero-drift.tsx'),
  () => null,
);

/**
 * The hero's ground: a slow drift of light over two shapes. First its still picture, from the styles, which is all that
 * is shown to those who asked for less motion or less data, on narrow screens, without script, and where the browser
 * refuses to play. The video and its code come when everything else is there.
 */
export function HeroVideo(): ReactNode {
  const mayMove = useMovingPictures();
  return (
    <>
      <div className="hero-ground" />
      {mayMove && <heroDrift.Part />}
    </>
  );
}
