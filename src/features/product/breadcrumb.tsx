import { Link } from '@tanstack/react-router';
import type { Category, Product } from '../../domain/catalogue';
import css from './breadcrumb.module.css';

interface BreadcrumbProps {
  readonly product: Product;
  readonly category: Category | undefined;
}

export function Breadcrumb({ product, category }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={css['nav']}>
      <ol role="list" className={css['path']}>
        <li>
          <Link to="/">Home</Link>
        </li>
        {category === undefined ? null : (
          <li>
            <Link to="/products/category/$id" params={{ id: String(category.id) }}>
              {category.title}
            </Link>
          </li>
        )}
        <li aria-current="page" className={css['here']}>
          {product.title}
        </li>
      </ol>
    </nav>
  );
}
