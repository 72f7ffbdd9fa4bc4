import { isSellable, type ProjectedLine } from '../../domain/cart';
import { formatUsd, type Cents } from '../../domain/money';
import { formatCount } from '../../domain/number-text';
import { CloseIcon } from '../../ui/first-icons';
import { ProductName } from '../../ui/product-name';
import { Pic } from '../../ui/product-picture';
import css from './cart-drawer.module.css';
import { changeCart } from './change-cart';
import { PendingMark } from './pending-mark';

interface DrawerLineProps {
  readonly line: ProjectedLine;
  readonly boxCents: Cents;
  readonly onLeave: () => void;
}

export function DrawerLine({ line, boxCents, onLeave }: DrawerLineProps) {
  const { product, boxes, isInstallationChosen, isPending } = line;
  return (
    <li className={css['line']}>
      <Pic picture={product.picture} sizes="72px" className={css['picture']} isDecorative />
      <div className={css['facts']}>
        <ProductName title={product.title} slug={product.slug} className={css['title']} onFollow={onLeave} />
        <p
          className={css['figures']}
        >{`${formatCount(boxes)} × ${isSellable(product) ? formatUsd(boxCents) : 'no price at the moment'}`}</p>
        {isPending && <PendingMark />}
      </div>
      <button
        type="button"
        className={css['remove']}
        aria-label={`Remove ${product.title}`}
        onClick={() => void changeCart('delete', { product, boxes: 0, isInstallationChosen })}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
