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
    if (target === null || target.getBoundingClientRect().top < window.innerHeight) return;
    const waiting = css['waiting'] ?? '';
    target.classList.add(waiting);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      target.classList.remove(waiting);
      observer.disconnect();
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
