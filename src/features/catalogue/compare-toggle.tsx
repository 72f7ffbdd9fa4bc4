import { useSyncExternalStore } from 'react';
import { MAX_COMPARED } from '../../domain/compared-floors';
import { compareList, type ListedFloor } from '../../offline/compare-list';
import { classNames } from '../../ui/class-names';
import { CheckIcon, CompareIcon } from '../../ui/icons';
import { showToast } from '../../ui/toast';
import css from './compare-toggle.module.css';

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
    if (compareList.toggle(floor) === 'full') showToast({ message: FULL, tone: 'info' });
  };
  return (
    <button
      type="button"
      className={classNames(css['toggle'], css[look])}
      aria-label={`Compare ${floor.title}`}
      aria-pressed={isIn}
      onClick={press}
    >
      <span className={css['face']}>
        {isIn ? <CheckIcon /> : <CompareIcon />}
        <span className={css['word']}>Compare</span>
      </span>
    </button>
  );
}

const FULL = `You compare ${MAX_COMPARED} floors, the most that fit side by side. Take one out first: press its Compare again.`;
