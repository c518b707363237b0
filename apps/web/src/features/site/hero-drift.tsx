import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme, type Theme } from '../../platform/theme.ts';
import { IconButton } from '../../ui/button.tsx';

/** What somebody asked of the moving ground; without a wish it moves. */
type Wish = 'none' | 'play' | 'stop';

/** The video of the hero's ground, and the button that stops it (WCAG 2.2, 2.2.2). */
export default function HeroDrift(): ReactNode {
  const { t } = useTranslation('landing');
  const theme = useTheme();
  const [isPlaying, setPlaying] = useState(false);
  const [wish, setWish] = useState<Wish>('none');
  return (
    <>
      <div className="hero-ground">
        {/* Another theme is another video. */}
        <Drift key={theme} theme={theme} wish={wish} onPlaying={setPlaying} />
      </div>
      <IconButton
        label={t(isPlaying ? 'hero.pause' : 'hero.play')}
        className="absolute end-5 bottom-5 z-10 text-muted"
        onClick={() => setWish(isPlaying ? 'stop' : 'play')}
      >
        {isPlaying ? (
          <Pause strokeWidth={1.75} className="size-5" />
        ) : (
          <Play strokeWidth={1.75} className="size-5" />
        )}
      </IconButton>
    </>
  );
}

interface DriftProps {
  readonly theme: Theme;
  readonly wish: Wish;
  readonly onPlaying: (isPlaying: boolean) => void;
}

/** The video, playing while it is in view and nobody stopped it. */
function Drift({ theme, wish, onPlaying }: DriftProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const node = video.current;
    if (node === null || wish === 'stop') return undefined;
    const observer = new IntersectionObserver((entries) => {
      // Refused where a browser plays nothing by itself: then the still picture stays.
      if (entries.some(({ isIntersecting }) => isIntersecting)) node.play().catch(() => undefined);
      else node.pause();
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      node.pause();
    };
  }, [wish]);
  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      className="size-full animate-arrive"
      onPlay={() => onPlaying(true)}
      onPause={() => onPlaying(false)}
    >
      <source src={`/hero-${theme}.webm`} type="video/webm" />
      <source src={`/hero-${theme}.mp4`} type="video/mp4" />
    </video>
  );
}
