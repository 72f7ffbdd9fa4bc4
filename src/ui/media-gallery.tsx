import { useEffect, useRef, useState } from 'react';
import type { Media } from '../domain/catalogue';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './media-gallery.module.css';
import { BlankThumbnail, MediaStage, MediaThumbnail } from './media-item';
import { useIsBeginning } from './use-is-beginning';
import { SKELETON_COUNTS, skeletonKeys } from './skeleton-counts';
import { prefersStill } from './prefers-still';

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
    <section className={classNames(css['gallery'], isFullScreen && css['full'], className)} aria-label={`Pictures of ${name}`}>
      <div className={css['frame']}>
        <ul ref={strip} role="list" className={css['strip']} tabIndex={media.length > 1 ? 0 : undefined} aria-label="Pictures">
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
                aria-label={`Show ${item.type === 'image' ? 'picture' : 'video'} ${index + 1} of ${media.length}`}
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
