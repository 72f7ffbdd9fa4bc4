import { Link } from '@tanstack/react-router';
import type { Category, CategoryChoice } from '../../domain/catalogue';
import css from './category-chips.module.css';

interface CategoryChipsProps {
  readonly categories: readonly Category[];
  readonly choice: CategoryChoice;
}

export function CategoryChips({ categories, choice }: CategoryChipsProps) {
  return (
    <nav aria-label="Categories" className={css['nav']}>
      <ul role="list" className={css['chips']}>
        <li>
          <Link to="/products" className={css['chip']} aria-current={choice === 'ALL' ? 'page' : undefined}>All</Link>
        </li>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/products/category/$id"
              params={{ id: String(id) }}
              className={css['chip']}
              aria-current={choice === id ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
