import { ChevronDownIcon } from '../../ui/icons';
import css from './sort-select.module.css';
import { SORT_LABELS } from './sort-labels';

interface SortSelectProps {
  readonly sort: string;
  readonly onChange: (sort: string) => void;
}

/** Phones have no room for the current value: the label 'Sort' covers it. */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  return (
    <span className={css['sort']}>
      <select className={css['select']} aria-label="Sort" value={sort} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
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
