import { Link } from '@tanstack/react-router';
import type { CartProduct } from '../../domain/cart';

interface FloorTitleProps {
  readonly product: CartProduct;
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

/** Links to the product's page when the server sends its slug. */
export function FloorTitle({ product: { slug, title }, className, onFollow }: FloorTitleProps) {
  if (slug === '') return <span className={className}>{title}</span>;
  return (
    <Link to="/products/$slug" params={{ slug }} className={className} onClick={onFollow}>
      {title}
    </Link>
  );
}
