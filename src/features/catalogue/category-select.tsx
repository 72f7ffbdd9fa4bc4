import { useId } from 'react';
import type { Category, CategoryChoice } from '../../domain/catalogue';
import { ChevronDownIcon } from '../../ui/icons';
import css from './category-select.module.css';

interface CategorySelectProps {
  readonly categories: readonly Category[];
  readonly choice: CategoryChoice | null;
  readonly onChange: (choice: CategoryChoice) => void;
}

export function CategorySelect({ categories, choice, onChange }: CategorySelectProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id} className="visually-hidden">Category</label>
      <select
        id={id}
        className={css['select']}
        value={choice ?? 'ALL'}
        onChange={(event) => onChange(event.target.value === 'ALL' ? 'ALL' : Number(event.target.value))}
      >
        <option value="ALL">All</option>
        {categories.map((category) => <option key={category.id} value={category.id}>{category.title}</option>)}
      </select>
      <span className={css['mark']}><ChevronDownIcon /></span>
    </div>
  );
}
