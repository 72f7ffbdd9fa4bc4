import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BannerSlide, SlideFloor } from '../../domain/content';
import { langOf } from '../../domain/in-english';
import { formatUsd } from '../../domain/money';
import { excerpt, visibleOr } from '../../domain/text';
import { ButtonLink } from '../../ui/button';
import { FloorTitle } from '../../ui/floor-title';
import { prefersStill, STILL_QUERY } from '../../ui/prefers-still';
import { Pic } from '../../ui/product-picture';
import { useShopName } from '../../ui/shop-name';
import css from './hero.module.css';
import { contentTexts } from './content.texts';

/** In characters: more does not fit above the buttons on a phone. */
const LONGEST_TITLE = 70;
const LONGEST_SUBTITLE = 140;

interface HeroSlideProps {
  readonly slide: BannerSlide;
  readonly position: number;
  readonly count: number;
  readonly isActive: boolean;
}

export function HeroSlide({ slide, position, count, isActive }: HeroSlideProps) {
  const shopName = useShopName();
  const isFirst = position === 0;
  // The page has one heading: that of the shown slide.
  const Title = isActive ? 'h1' : 'p';
  const narrow = slide.tallPicture === null ? null : { picture: slide.tallPicture, media: '(max-width: 767px)', sizes: '100vw' };
  return (
    <div
      className={css['slide']}
      role="group"
      aria-roledescription={contentTexts.slide}
      aria-label={`${position + 1}${contentTexts.of}${count}`}
      inert={!isActive}
    >
      <Pic picture={slide.picture} sizes="100vw" narrow={narrow} isEager={isFirst} className={css['picture']} />
      {slide.videoSrc === null ? null : <HeroVideo src={slide.videoSrc} isActive={isActive} />}
      <div className={css['words']}>
        <Title className={css['title']} lang={langOf(slide, 'title')}>
          <TitleWords title={excerpt(visibleOr(slide.title, shopName), LONGEST_TITLE)} />
        </Title>
        {slide.subtitle === '' ? null : (
          <p className={css['sub']} lang={langOf(slide, 'subtitle')}>
            {excerpt(slide.subtitle, LONGEST_SUBTITLE)}
          </p>
        )}
        <div className={css['actions']}>
          <ButtonLink to="/products" variant="paper" className={css['shop']}>
            {contentTexts.shopNow}
          </ButtonLink>
          <ButtonLink to="/installation" variant="ghost" className={css['guide']}>
            {contentTexts.installation}
          </ButtonLink>
          {slide.floor === null ? null : <FloorTag floor={slide.floor} />}
        </div>
      </div>
    </div>
  );
}

function FloorTag({ floor: { slug, title, priceCentsPerSqft, picture } }: { readonly floor: SlideFloor }) {
  return (
    <Link to="/products/$slug" params={{ slug }} className={css['tag']}>
      <Pic picture={picture} sizes="48px" isDecorative className={css['swatch']} />
      <span>
        <strong>
          <FloorTitle title={title} />
        </strong>
        {priceCentsPerSqft === null ? null : (
          <span className={css['price']}>{`${formatUsd(priceCentsPerSqft)}${contentTexts.perSqft}`}</span>
        )}
      </span>
    </Link>
  );
}

function TitleWords({ title }: { readonly title: string }) {
  const cut = title.trim().lastIndexOf(' ');
  if (cut === -1) return <span>{title}</span>;
  return (
    <>
      <span>{`${title.slice(0, cut)} `}</span>
      <em>{title.slice(cut + 1)}</em>
    </>
  );
}

interface HeroVideoProps {
  readonly src: string;
  readonly isActive: boolean;
}

/** With reduced motion the picture behind it stays. */
function HeroVideo({ src, isActive }: HeroVideoProps) {
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

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(STILL_QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True until the page is hydrated. */
function usePrefersStill(): boolean {
  return useSyncExternalStore(subscribe, prefersStill, () => true);
}
