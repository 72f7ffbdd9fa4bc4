import { FIND_SORTS, type FindSort } from '../../domain/find/find-state';
import { ChevronDownIcon } from '../../ui/icons';
import css from './list-controls.module.css';
import { findTexts } from './find.texts';

export interface SortSelectProps {
  readonly sort: string;
  /** What orders the list where nothing was chosen here. */
  readonly byDefault?: string;
  readonly onChange: (sort: string) => void;
}

/** Phones have no room for the current value: the label 'Sort' covers it. */
export function SortSelect({ sort, byDefault = findTexts.recommended, onChange }: SortSelectProps) {
  return (
    <span className={css['sort']}>
      <select className={css['select']} aria-label={findTexts.sort} value={sort} onChange={(event) => onChange(event.target.value)}>
        {FIND_SORTS.map((value) => (
          <option key={value} value={value}>
            {value === 'recommended' ? byDefault : sortLabels()[value]}
          </option>
        ))}
      </select>
      <span className={css['face']} aria-hidden="true">
        <span className={css['word']}>{findTexts.sort}</span>
        <ChevronDownIcon />
      </span>
    </span>
  );
}

const sortLabels = (): Readonly<Record<Exclude<FindSort, 'recommended'>, string>> => ({
  'price-up': findTexts.priceUp,
  'price-down': findTexts.priceDown,
  wear: findTexts.thickestWear,
  quiet: findTexts.quietest,
  name: findTexts.name,
});
