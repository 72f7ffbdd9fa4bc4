import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import type { Category, CategoryChoice } from '../../domain/catalogue';
import { opensElsewhere } from '../../ui/opens-elsewhere';
import css from './category-chips.module.css';
import { catalogueTexts } from './catalogue.texts';

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
    <nav aria-label={catalogueTexts.categories} className={css['nav']}>
      <ul ref={chips} role="list" className={css['chips']}>
        <li>
          <CategoryChip target={{ to: '/products', activeOptions: { exact: true, includeSearch: false } }}>
            {catalogueTexts.allFloors}
          </CategoryChip>
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

interface CategoryChipProps {
  readonly target: Pick<LinkProps, 'to' | 'params' | 'activeOptions'>;
  readonly children: string;
}

/**
 * A press marks the link at once and navigates one frame later: rendering a list takes a slow phone more than 100 ms (`npm run bench --
 * controls`).
 */
function CategoryChip({ target, children }: CategoryChipProps) {
  const navigate = useNavigate();
  const [isPressed, setPressed] = useState(false);
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setPressed(true);
    requestAnimationFrame(() => setTimeout(() => void navigate(target).finally(() => setPressed(false))));
  };
  return (
    <Link {...target} className={css['chip']} data-pressed={isPressed || undefined} onClick={follow}>
      {children}
    </Link>
  );
}
