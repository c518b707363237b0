import { useState, type ReactNode } from 'react';
import { classes } from './classes.ts';

interface AvatarProps {
  readonly imageUrl: string | null;
  /** Shown without a picture, and when it cannot be loaded. */
  readonly initials: string;
  readonly className?: string;
}

/** A round picture or its initials; the name stands beside it, so it says nothing itself. */
export function Avatar({
  imageUrl,
  initials,
  className = 'size-10 text-sm',
}: AvatarProps): ReactNode {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const showsImage = imageUrl !== null && imageUrl !== failedUrl;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-sage font-semibold text-pine',
        className,
      )}
    >
      {showsImage ? (
        <img
          src={imageUrl}
          alt=""
          className="size-full object-cover"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        initials
      )}
    </span>
  );
}
