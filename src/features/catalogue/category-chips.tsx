import { useEffect, useRef } from 'react';
import type { Category, CategoryChoice } from '../../domain/catalogue';
import { CategoryChip } from './category-chip';
import css from './category-chips.module.css';

interface CategoryChipsProps {
  readonly categories: readonly Category[];
  readonly choice: CategoryChoice;
}

export function CategoryChips({ categories, choice }: CategoryChipsProps) {
  const chips = useRef<HTMLUListElement>(null);

  // The row scrolls on phones and tablets: the current category must be in view.
  useEffect(() => {
    const list = chips.current;
    if (choice === 'ALL') return;
    const chosen = list?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (list === null || chosen === undefined) return;
    list.scrollLeft += chosen.left - list.getBoundingClientRect().left - (list.clientWidth - chosen.width) / 2;
  }, [choice]);

  return (
    <nav aria-label="Categories" className={css['nav']}>
      <ul ref={chips} role="list" className={css['chips']}>
        <li>
          <CategoryChip target={{ to: '/products', activeOptions: { exact: true, includeSearch: false } }}>All floors</CategoryChip>
        </li>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <CategoryChip target={{ to: '/products/category/$id', params: { id: String(id) } }}>{title}</CategoryChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
