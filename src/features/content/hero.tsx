import { useState } from 'react';
import type { BannerSlide } from '../../domain/content';
import { FALLBACK_PICTURE } from '../../domain/picture';
import { classNames } from '../../ui/class-names';
import { PlayIcon } from '../../ui/first-icons';
import { icon } from '../../ui/icon';
import { HeroSlide } from './hero-slide';
import css from './hero.module.css';
import { useHeroCarousel } from './use-hero-carousel';
import { contentTexts } from './content.texts';

interface HeroProps {
  readonly slides: readonly BannerSlide[];
  readonly nextId: string;
}

/** Without slides the page keeps its heading and its link to the products. */
const onlySlide = (): BannerSlide => ({
  type: 'image',
  picture: FALLBACK_PICTURE,
  tallPicture: null,
  videoSrc: null,
  title: contentTexts.heroTitle,
  subtitle: contentTexts.heroSubtitle,
  floor: null,
});

export function Hero({ slides: known, nextId }: HeroProps) {
  const slides = known.length > 0 ? known : [onlySlide()];
  const [isPaused, setIsPaused] = useState(false);
  const { frame, active, show } = useHeroCarousel(slides.length, isPaused);
  const canMove = slides.length > 1;
  return (
    <section className={css['hero']} aria-roledescription={contentTexts.carousel} aria-label={contentTexts.featured} data-on-dark>
      <div ref={frame} className={css['frame']}>
        <div className={css['track']}>
          {slides.map((slide, index) => (
            <HeroSlide key={index} slide={slide} position={index} count={slides.length} isActive={index === active} />
          ))}
        </div>
      </div>
      <div className={css['controls']}>
        {canMove ? (
          <div className={css['dots']}>
            {slides.map((slide, index) => (
              <button
                key={index}
                type="button"
                className={classNames(css['dot'], index === active && css['current'])}
                aria-label={`${contentTexts.slideNumber}${index + 1}: ${slide.title}`}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => show(index)}
              />
            ))}
            <button
              type="button"
              className={css['pause']}
              aria-label={isPaused ? contentTexts.play : contentTexts.pause}
              onClick={() => setIsPaused(!isPaused)}
            >
              {isPaused ? <PlayIcon /> : <PauseIcon />}
            </button>
          </div>
        ) : null}
        <a className={css['down']} href={`#${nextId}`}>
          {contentTexts.scrollDown}
          <ArrowDownIcon />
        </a>
      </div>
    </section>
  );
}

const ArrowDownIcon = icon(<path d="M12 4v16M6 14l6 6 6-6" />);
const PauseIcon = icon(<path d="M9 6v12M15 6v12" strokeWidth="2.4" />);
