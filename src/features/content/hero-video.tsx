import { useEffect, useRef, useState } from 'react';
import { usePrefersStill } from './use-prefers-still';
import css from './hero.module.css';

interface HeroVideoProps {
  readonly src: string;
  readonly isActive: boolean;
}

/** With reduced motion the picture behind it stays. */
export function HeroVideo({ src, isActive }: HeroVideoProps) {
  const isStill = usePrefersStill();
  const [hasComeUp, setHasComeUp] = useState(isActive);
  if (isActive && !hasComeUp) setHasComeUp(true);
  return hasComeUp && !isStill ? <PlayingVideo src={src} isActive={isActive} /> : null;
}

function PlayingVideo({ src, isActive }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (isActive) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [isActive]);
  return <video ref={video} className={css['video']} src={src} muted loop playsInline preload="auto" aria-hidden="true" tabIndex={-1} />;
}
