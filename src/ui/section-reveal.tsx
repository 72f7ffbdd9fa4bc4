import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import css from './section-reveal.module.css';

export interface SectionRevealProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly as?: 'div' | 'li';
}

/** Only what is still below the window is hidden, after hydration: without scripts, and on the first screen, all is visible. */
export function SectionReveal({ children, className, as: Element = 'div' }: SectionRevealProps) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  useEffect(() => (element.current === null ? undefined : untilReached(element.current)), []);
  return (
    <Element ref={element} className={classNames(css['section'], className)}>
      {children}
    </Element>
  );
}

/** One for all sections: a list has many of them, and leaves with them. */
let observer: IntersectionObserver | undefined;

function untilReached(section: HTMLElement): () => void {
  observer ??= new IntersectionObserver((entries) => entries.forEach(hideBelowWindow));
  observer.observe(section);
  return () => observer?.unobserve(section);
}

/** The first answer is about the place as it stands: asking the element itself would make the page lay itself out for each section. */
function hideBelowWindow({ target, isIntersecting, boundingClientRect, rootBounds }: IntersectionObserverEntry): void {
  const isBelow = !isIntersecting && boundingClientRect.top >= (rootBounds?.height ?? window.innerHeight);
  target.classList.toggle(css['waiting'] ?? '', isBelow);
  if (!isBelow) observer?.unobserve(target);
}
