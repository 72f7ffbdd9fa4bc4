import { Link } from '@tanstack/react-router';
import type { BannerSlide, SlideFloor } from '../../domain/content';
import { excerpt, visibleOr } from '../../domain/text';
import { formatUsd } from '../../domain/money';
import { ButtonLink } from '../../ui/button';
import { Pic } from '../../ui/product-picture';
import { useShopName } from '../../ui/shop-name';
import { HeroVideo } from './hero-video';
import css from './hero.module.css';

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
    <div className={css['slide']} role="group" aria-roledescription="slide" aria-label={`${position + 1} of ${count}`} inert={!isActive}>
      <Pic picture={slide.picture} sizes="100vw" narrow={narrow} isEager={isFirst} className={css['picture']} />
      {slide.videoSrc === null ? null : <HeroVideo src={slide.videoSrc} isActive={isActive} />}
      <div className={css['words']}>
        <Title className={css['title']}>
          <TitleWords title={excerpt(visibleOr(slide.title, shopName), LONGEST_TITLE)} />
        </Title>
        {slide.subtitle === '' ? null : <p className={css['sub']}>{excerpt(slide.subtitle, LONGEST_SUBTITLE)}</p>}
        <div className={css['actions']}>
          <ButtonLink to="/products" variant="paper" className={css['shop']}>
            Shop Now
          </ButtonLink>
          <ButtonLink to="/installation" variant="ghost" className={css['guide']}>
            Installation
          </ButtonLink>
        </div>
      </div>
      {slide.floor === null ? null : <FloorTag floor={slide.floor} />}
    </div>
  );
}

function FloorTag({ floor: { slug, title, priceCentsPerSqft, picture } }: { readonly floor: SlideFloor }) {
  return (
    <Link to="/products/$slug" params={{ slug }} className={css['tag']}>
      <Pic picture={picture} sizes="48px" isDecorative className={css['swatch']} />
      <span>
        <strong>{title}</strong>
        {priceCentsPerSqft === null ? null : <span className={css['price']}>{`${formatUsd(priceCentsPerSqft)} / sqft`}</span>}
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
