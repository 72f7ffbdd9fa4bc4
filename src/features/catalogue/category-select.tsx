import { useId } from 'react';
import type { Category, CategoryChoice } from '../../domain/catalogue';
import { Select } from '../../ui/select';

interface CategorySelectProps {
  readonly categories: readonly Category[];
  readonly choice: CategoryChoice | null;
  readonly onChange: (choice: CategoryChoice) => void;
}

export function CategorySelect({ categories, choice, onChange }: CategorySelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        Category
      </label>
      <Select
        id={id}
        value={choice ?? 'ALL'}
        onChange={(event) => onChange(event.target.value === 'ALL' ? 'ALL' : Number(event.target.value))}
      >
        <option value="ALL">All</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.title}
          </option>
        ))}
      </Select>
    </div>
  );
}
