import { Link } from '@tanstack/react-router';
import type { Category } from '../../domain/catalogue';
import css from './category-links.module.css';

/** Sharing the list's chips with this lazy chunk would cost the list another chunk. */
export function CategoryLinks({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <nav aria-label="Categories">
      <ul role="list" className={css['row']}>
        <li>
          <Link to="/products" className={css['link']}>
            All floors
          </Link>
        </li>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <Link to="/products/category/$id" params={{ id: String(id) }} className={css['link']}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
