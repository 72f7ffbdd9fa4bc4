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
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const waiting = css['waiting'] ?? '';
    // The first answer is about the place as it stands: asking the element itself would make the page lay itself out for each section.
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last === undefined) return;
      const isBelow = !last.isIntersecting && last.boundingClientRect.top >= (last.rootBounds?.height ?? window.innerHeight);
      target.classList.toggle(waiting, isBelow);
      if (!isBelow) observer.disconnect();
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      target.classList.remove(waiting);
    };
  }, []);
  return (
    <Element ref={element} className={classNames(css['section'], className)}>
      {children}
    </Element>
  );
}
