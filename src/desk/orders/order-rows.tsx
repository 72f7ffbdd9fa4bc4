import { useNavigate } from '@tanstack/react-router';
import { memo, type MouseEvent } from 'react';
import { formatCalendarDay } from '../../domain/calendar-day';
import type { DeskOrderRow } from '../../domain/desk/desk-order';
import { boxesText } from '../../domain/number-text';
import { formatUsd } from '../../domain/money';
import { formatTelephone } from '../../domain/typed-contact';
import { agoText } from '../today/ago-text';
import css from './orders.module.css';
import { StateBadge } from './state-badge';

/** A table on a tablet, cards on a phone: one markup. */
export function OrderRows({ rows }: { readonly rows: readonly DeskOrderRow[] }) {
  const navigate = useNavigate();
  if (rows.length === 0) return null;
  /** One listener for all: a router's link for each row costs more than the row. */
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const number = link?.dataset['number'];
    if (number === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ to: '/desk/orders/$number', params: { number } });
  };
  return (
    <div>
      <div className={`${css['row']} ${css['head']}`} aria-hidden="true">
        <span>Order</span>
        <span>Buyer</span>
        <span>By</span>
        <span>Boxes</span>
        <span className={css['sum']}>Total</span>
        <span>State</span>
      </div>
      <ul className={css['list']} role="list" aria-label="Orders" onClick={follow}>
        {rows.map((row) => (
          <OrderRow key={row.orderId} row={row} />
        ))}
      </ul>
    </div>
  );
}

/** Drawn again only when its order has changed: hundreds of them stand below a field in which somebody types. */
const OrderRow = memo(function OrderRow({ row }: { readonly row: DeskOrderRow }) {
  return (
    <li>
      <a href={`/desk/orders/${row.orderNumber}`} data-number={row.orderNumber} className={css['row']}>
        <span>
          <span className={css['number']}>{row.orderNumber}</span>
          <br />
          <span className={css['quiet']}>{agoText(row.placedAt)}</span>
        </span>
        <span>
          {row.buyerName}
          <br />
          <span className={css['quiet']}>{row.phone === null ? '' : formatTelephone(row.phone)}</span>
        </span>
        <span>
          {row.fulfilment}
          {row.day === null ? null : (
            <>
              <br />
              <span className={css['quiet']}>{formatCalendarDay(row.day)}</span>
            </>
          )}
        </span>
        <span>{boxesText(row.boxes)}</span>
        <span className={css['sum']}>{formatUsd(row.totalCents)}</span>
        <span>
          <StateBadge state={row.state} fulfilment={row.fulfilment} needsLook={row.needsLook} />
        </span>
      </a>
    </li>
  );
});
