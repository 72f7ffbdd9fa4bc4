import { useEffect, useRef, useState } from 'react';
import type { Media } from '../domain/catalogue';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './media-gallery.module.css';
import { useIsBeginning, useIsHydrated } from './use-is-hydrated';
import { SKELETON_COUNTS, skeletonKeys } from './skeleton-counts';
import { prefersStill } from './prefers-still';
import { PlayIcon } from './first-icons';
import { Pic } from './product-picture';
import { youtubeId } from '../domain/youtube-id';
import { uiTexts } from './ui.texts';
import { mediaGalleryTexts } from './media-gallery.texts';

export interface MediaGalleryProps {
  readonly media: readonly Media[];
  readonly name: string;
  readonly isFullScreen?: boolean;
  readonly isLoading?: boolean;
  readonly className?: string | undefined;
}

export function MediaGallery({ media, name, isFullScreen = false, isLoading = false, className }: MediaGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const thumbnailFor = useRef(0);
  const [active, setActive] = useState(0);
  // After a navigation only the first picture renders at first; the thumbnails' space is reserved.
  const isBeginning = useIsBeginning();
  const thumbnailsToCome = isLoading ? SKELETON_COUNTS.thumbnails : isBeginning && media.length > 1 ? media.length : 0;

  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const update = () => setActive(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, []);

  // Not scrollIntoView, which would scroll the page too. The first thumbnail needs no scrolling, and measuring forces a layout.
  useEffect(() => {
    if (thumbnailFor.current === active) return;
    thumbnailFor.current = active;
    const thumbnail = thumbnails.current?.children[active];
    if (thumbnail instanceof HTMLElement)
      thumbnails.current?.scrollTo({ left: thumbnail.offsetLeft - (thumbnails.current.clientWidth - thumbnail.offsetWidth) / 2 });
  }, [active]);

  const show = (index: number) => {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: prefersStill() ? 'auto' : 'smooth' });
  };

  return (
    <section className={classNames(css['gallery'], isFullScreen && css['full'], className)} aria-label={mediaGalleryTexts.picturesOf(name)}>
      <div className={css['frame']}>
        <ul ref={strip} role="list" className={css['strip']} tabIndex={media.length > 1 ? 0 : undefined} aria-label={uiTexts.pictures}>
          {(isBeginning ? media.slice(0, 1) : media).map((item, index) => (
            <li key={index} className={classNames(layout['fill'], css['item'])} inert={index !== active}>
              <MediaStage
                media={item}
                isEager={index === 0}
                isShown={index === active}
                isNear={Math.abs(index - active) <= 1}
                isFullScreen={isFullScreen}
              />
            </li>
          ))}
        </ul>
        {media.length > 1 && media[active]?.type !== 'video' ? (
          <p className={classNames(layout['screenOnly'], css['count'])} aria-live="polite">{`${active + 1} / ${media.length}`}</p>
        ) : null}
      </div>
      {thumbnailsToCome > 0 ? (
        <ul className={classNames(layout['screenOnly'], css['thumbnails'])} aria-hidden="true">
          {skeletonKeys(thumbnailsToCome).map((index) => (
            <li key={index}>
              <BlankThumbnail />
            </li>
          ))}
        </ul>
      ) : media.length > 1 ? (
        <ul ref={thumbnails} role="list" className={classNames(layout['screenOnly'], css['thumbnails'])}>
          {media.map((item, index) => (
            <li key={index}>
              <button
                type="button"
                className={css['thumbnail']}
                aria-label={(item.type === 'image' ? mediaGalleryTexts.showPicture : mediaGalleryTexts.showVideo)(index + 1, media.length)}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <MediaThumbnail media={item} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface MediaStageProps {
  readonly media: Media;
  readonly isEager: boolean;
  readonly isShown: boolean;
  readonly isNear: boolean;
  readonly isFullScreen: boolean;
}

function MediaStage({ media, isEager, isShown, isNear, isFullScreen }: MediaStageProps) {
  switch (media.type) {
    case 'image':
      return (
        <Pic
          picture={media.picture}
          sizes={isFullScreen ? '100vw' : '(min-width: 1024px) 752px, (min-width: 768px) 560px, 100vw'}
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
  if (id === null) return <p className={css['missing']}>{uiTexts.noVideo}</p>;
  if (isPlaying && isShown) {
    return (
      <iframe
        className={css['fill']}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={uiTexts.video}
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
      {uiTexts.playVideo}
    </button>
  );
}

function MediaThumbnail({ media }: { readonly media: Media }) {
  const picture = media.type === 'image' ? media.picture : media.type === 'video' ? media.poster : null;
  return (
    <span className={css['itemThumbnail']}>
      {picture === null ? null : <Pic picture={picture} sizes="180px" isDecorative className={css['fill']} />}
      {media.type === 'image' ? null : (
        <span className={css['mark']}>
          <PlayIcon />
        </span>
      )}
    </span>
  );
}

function BlankThumbnail() {
  return <span className={css['itemThumbnail']} />;
}
