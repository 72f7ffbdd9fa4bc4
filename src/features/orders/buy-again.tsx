import { useId, useState } from 'react';
import { againFloors, type AgainFloors } from '../../domain/buy-again';
import type { Product } from '../../domain/catalogue';
import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import type { Order } from '../../domain/order';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import css from './buy-again.module.css';

interface BuyAgainProps {
  readonly order: Order;
  /** Undefined until the list of floors is known. */
  readonly products: readonly Product[] | undefined;
  /** The button that puts the floors into the cart. */
  readonly renderCart: (floors: AgainFloors['floors']) => Elements;
}

/** An order's floors once more, at today's prices, with what has changed since. */
export function BuyAgain({ order, products, renderCart }: BuyAgainProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div className={css['closed']}>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          Buy again
        </Button>
      </div>
    );
  }
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <h2 id={id} className={css['title']}>
        Buy again
      </h2>
      {products === undefined ? (
        <p role="status">Today’s prices are not on this device yet. Connect to the internet, and they show here.</p>
      ) : (
        <Today again={againFloors(order.lines, products)} renderCart={renderCart} />
      )}
    </section>
  );
}

function Today({ again: { floors, changes, gone }, renderCart }: { readonly again: AgainFloors } & Pick<BuyAgainProps, 'renderCart'>) {
  return (
    <>
      <ul role="list" className={css['floors']}>
        {floors.map(({ product, boxes }) => (
          <li key={product.id}>{`${product.title}: ${boxesText(boxes)} at ${formatUsd(product.pricePerBoxCents)} today`}</li>
        ))}
      </ul>
      {changes.length > 0 && (
        <ul className={css['changes']} aria-label="What has changed">
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {gone.length > 0 && <p className={css['changes']}>{`No longer sold: ${gone.join(', ')}. Search for a floor like it, or ask us.`}</p>}
      {floors.length > 0 && <div className={css['cart']}>{renderCart(floors)}</div>}
    </>
  );
}
