import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './buy-again.module.css';
import { againFloors, type AgainFloors } from '../../domain/buy-again';
import type { Product } from '../../domain/catalogue';
import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import type { Order } from '../../domain/order';
import { orderPageTexts } from './order-page.texts';

export function BuyAgain({ children }: { readonly children: Elements }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div className={classNames(layout['screenOnly'], css['closed'])}>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          {orderPageTexts.buyAgain}
        </Button>
      </div>
    );
  }
  return (
    <section className={classNames(layout['stack2'], layout['paper'], layout['screenOnly'], css['panel'])} aria-labelledby={id}>
      <h2 id={id} className={layout['textCard']}>
        {orderPageTexts.buyAgain}
      </h2>
      {children}
    </section>
  );
}

interface OrderTodayProps {
  readonly order: Order;
  /** Undefined until loaded. */
  readonly products: readonly Product[] | undefined;
  readonly isOffline: boolean;
  readonly renderCart: (floors: AgainFloors['floors']) => Elements;
}

export function OrderToday({ order, products, isOffline, renderCart }: OrderTodayProps) {
  if (products === undefined) {
    return <p role="status">{isOffline ? orderPageTexts.pricesOffline : orderPageTexts.loadingPrices}</p>;
  }
  const { floors, changes, gone } = againFloors(order.lines, products);
  return (
    <>
      <ul role="list" className={layout['stack1']}>
        {floors.map(({ product, boxes }) => (
          <li key={product.id}>{orderPageTexts.today(product.title, boxesText(boxes), formatUsd(product.pricePerBoxCents))}</li>
        ))}
      </ul>
      {changes.length > 0 && (
        <ul className={css['changes']} aria-label={orderPageTexts.whatChanged}>
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {gone.length > 0 && <p className={css['changes']}>{orderPageTexts.gone(gone.join(', '))}</p>}
      {floors.length > 0 && <div className={classNames(layout['above2'], css['cart'])}>{renderCart(floors)}</div>}
    </>
  );
}
