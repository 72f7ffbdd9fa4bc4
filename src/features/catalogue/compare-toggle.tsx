import { useSyncExternalStore } from 'react';
import { MAX_COMPARED } from '../../domain/compared-floors';
import { compareList, type ListedFloor } from '../../offline/compare-list';
import { classNames } from '../../ui/class-names';
import { CheckIcon, CompareIcon } from '../../ui/icons';
import { showToast } from '../../ui/toast';
import css from './compare-toggle.module.css';
import { catalogueTexts } from './catalogue.texts';
import { compareToggleTexts } from './compare-toggle.texts';

interface CompareToggleProps {
  readonly floor: ListedFloor;
  /** 'card': on a card's picture. 'line': beside other actions. */
  readonly look: 'card' | 'line';
}

export function CompareToggle({ floor, look }: CompareToggleProps) {
  const isIn = useSyncExternalStore(
    compareList.subscribe,
    () => compareList.get().some(({ slug }) => slug === floor.slug),
    () => false,
  );
  const press = () => {
    if (compareList.toggle(floor) === 'full') showToast({ message: compareToggleTexts.full(MAX_COMPARED), tone: 'info' });
  };
  return (
    <button
      type="button"
      className={classNames(css['toggle'], css[look])}
      aria-label={compareToggleTexts.ofFloor(floor.title)}
      aria-pressed={isIn}
      onClick={press}
    >
      <span className={css['face']}>
        {isIn ? <CheckIcon /> : <CompareIcon />}
        <span className={css['word']}>{catalogueTexts.compare}</span>
      </span>
    </button>
  );
}
