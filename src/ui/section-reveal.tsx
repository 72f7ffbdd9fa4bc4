import { useEffect, useRef } from 'react';
import css from './section-reveal.module.css';
import type { Elements } from './elements';

export interface SectionRevealProps {
  readonly children: Elements;
  readonly className?: string | undefined;
  readonly as?: 'div' | 'li';
}

/** Nothing is hidden before it: print, find-in-page and full-page screenshots show all content. */
export function SectionReveal({ children, className, as: Element = 'div' }: SectionRevealProps) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  useEffect(() => (element.current === null ? undefined : revealOnce(element.current)), []);
  return (
    <Element ref={element} className={className}>
      {children}
    </Element>
  );
}

/** The animation's distance: it starts below the viewport. */
const EARLY_PX = 50;

function revealOnce(section: HTMLElement): () => void {
  let isBelow = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined) return;
      const { isIntersecting, boundingClientRect, rootBounds } = entry;
      if (isIntersecting && isBelow) section.classList.add(css['entering'] ?? '');
      isBelow = !isIntersecting && boundingClientRect.top >= (rootBounds?.height ?? window.innerHeight);
      if (!isBelow) observer.disconnect();
    },
    { rootMargin: `0px 0px ${EARLY_PX}px` },
  );
  observer.observe(section);
  return () => observer.disconnect();
}
