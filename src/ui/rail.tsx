import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names';
import { ArrowLeftIcon, ArrowRightIcon } from './icons';
import css from './rail.module.css';
import { prefersStill } from './prefers-still';
import { uiTexts } from './ui.texts';

export interface RailProps {
  readonly label: string;
  readonly perView: 'cards' | 'quotes';
  readonly children: readonly ReactNode[];
}

export function Rail({ label, perView, children }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const update = () =>
      setEnds({
        isAtStart: element.scrollLeft <= 1,
        isAtEnd: element.scrollLeft + element.clientWidth >= element.scrollWidth - 1,
      });
    element.addEventListener('scroll', update, { passive: true });
    // The first entry comes after layout; measuring here would force one layout per row.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = list.current;
    const step = (element?.firstElementChild?.clientWidth ?? 0) * Math.max(1, Math.floor(perViewOf(element)));
    element?.scrollBy({ left: direction * step, behavior: prefersStill() ? 'auto' : 'smooth' });
  };

  return (
    <div className={css['rail']}>
      <ul
        ref={list}
        role="list"
        aria-label={label}
        tabIndex={perView === 'quotes' ? 0 : undefined}
        className={classNames(css['list'], css[perView])}
      >
        {children.map((child, index) => (
          <li key={index} className={css['item']}>
            {child}
          </li>
        ))}
      </ul>
      {ends.isAtStart ? null : (
        <button
          type="button"
          className={classNames(css['turn'], css['back'])}
          aria-label={`${label}${uiTexts.back}`}
          onClick={() => move(-1)}
        >
          <ArrowLeftIcon />
        </button>
      )}
      {ends.isAtEnd ? null : (
        <button type="button" className={classNames(css['turn'], css['on'])} aria-label={`${label}${uiTexts.more}`} onClick={() => move(1)}>
          <ArrowRightIcon />
        </button>
      )}
    </div>
  );
}

function perViewOf(list: HTMLUListElement | null): number {
  const width = list?.firstElementChild?.clientWidth ?? 0;
  return list === null || width === 0 ? 1 : list.clientWidth / width;
}
