import { FIND_SORTS, type FindSort } from '../../domain/find/find-state';
import { ChevronDownIcon } from '../../ui/icons';
import css from './list-controls.module.css';

export interface SortSelectProps {
  readonly sort: string;
  /** What orders the list where nothing was chosen here. */
  readonly byDefault?: string;
  readonly onChange: (sort: string) => void;
}

/** Phones have no room for the current value: the label 'Sort' covers it. */
export function SortSelect({ sort, byDefault = 'Recommended', onChange }: SortSelectProps) {
  return (
    <span className={css['sort']}>
      <select className={css['select']} aria-label="Sort" value={sort} onChange={(event) => onChange(event.target.value)}>
        {FIND_SORTS.map((value) => (
          <option key={value} value={value}>
            {value === 'recommended' ? byDefault : SORT_LABELS[value]}
          </option>
        ))}
      </select>
      <span className={css['face']} aria-hidden="true">
        <span className={css['word']}>Sort</span>
        <ChevronDownIcon />
      </span>
    </span>
  );
}

const SORT_LABELS: Readonly<Record<Exclude<FindSort, 'recommended'>, string>> = {
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  wear: 'Thickest wear layer',
  quiet: 'Quietest',
  name: 'Name',
};
