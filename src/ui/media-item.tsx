import { useEffect, useRef, useState } from 'react';
import type { Media } from '../domain/catalogue';
import { PlayIcon } from './first-icons';
import css from './media-item.module.css';
import { Pic } from './product-picture';
import { useIsHydrated } from './use-is-hydrated';
import { youtubeId } from '../domain/youtube-id';

interface MediaStageProps {
  readonly media: Media;
  readonly isEager: boolean;
  readonly isShown: boolean;
  readonly isNear: boolean;
  readonly isFullScreen: boolean;
}

export function MediaStage({ media, isEager, isShown, isNear, isFullScreen }: MediaStageProps) {
  switch (media.type) {
    case 'image':
      return (
        <Pic
          picture={media.picture}
          sizes={isFullScreen ? '100vw' : '(min-width: 1024px) 752px, 100vw'}
          isEager={isEager}
          className={css['fill']}
        />
      );
    case 'video':
      return <VideoStage src={media.src} posterSrc={media.poster?.src} isShown={isShown} isNear={isNear} />;
    case 'youtube':
      return <YoutubeStage url={media.url} isShown={isShown} />;
  }
}

interface FilmProps {
  readonly src: string;
  readonly posterSrc: string | undefined;
  readonly isShown: boolean;
}

/** A first `<video>` makes the browser build its controls, and the poster loads even off-screen. */
function VideoStage({ isNear, ...film }: FilmProps & { readonly isNear: boolean }) {
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  return wasNear ? <Film {...film} /> : <span className={css['fill']} />;
}

function Film({ src, posterSrc, isShown }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isShown) video.current?.pause();
  }, [isShown]);
  // Controls only for the visible video: the browser builds them at once.
  return (
    <video
      ref={video}
      className={css['fill']}
      src={src}
      poster={isHydrated ? posterSrc : undefined}
      controls={isShown}
      muted
      playsInline
      preload="none"
    />
  );
}

/** Nothing is requested from YouTube before a press. */
function YoutubeStage({ url, isShown }: { readonly url: string; readonly isShown: boolean }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const id = youtubeId(url);
  if (id === null) return <p className={css['missing']}>This video cannot be shown.</p>;
  if (isPlaying && isShown) {
    return (
      <iframe
        className={css['fill']}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title="Video"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- both are safe together on a foreign origin, and its player needs both
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
    );
  }
  return (
    <button type="button" className={css['ask']} onClick={() => setIsPlaying(true)}>
      <span className={css['play']}>
        <PlayIcon />
      </span>
      Play the video from YouTube
    </button>
  );
}

export function MediaThumbnail({ media }: { readonly media: Media }) {
  const picture = media.type === 'image' ? media.picture : media.type === 'video' ? media.poster : null;
  return (
    <span className={css['thumbnail']}>
      {picture === null ? null : <Pic picture={picture} sizes="180px" isDecorative className={css['fill']} />}
      {media.type === 'image' ? null : (
        <span className={css['mark']}>
          <PlayIcon />
        </span>
      )}
    </span>
  );
}

export function BlankThumbnail() {
  return <span className={css['thumbnail']} />;
}
