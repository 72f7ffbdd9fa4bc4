import { Link } from '@tanstack/react-router';
import { classNames } from './class-names';
import { FloorTitle } from './floor-title';
import css from './product-name.module.css';

interface ProductNameProps {
  readonly title: string;
  /** '' or null: no page. */
  readonly slug: string | null;
  readonly className: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}

export function ProductName({ title, slug, className, onFollow }: ProductNameProps) {
  const classes = classNames(css['name'], className);
  if (slug === null || slug === '')
    return (
      <span className={classes}>
        <FloorTitle title={title} />
      </span>
    );
  return (
    <Link to="/products/$slug" params={{ slug }} className={classes} onClick={onFollow}>
      <FloorTitle title={title} />
    </Link>
  );
}
