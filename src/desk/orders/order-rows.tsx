import { Link } from '@tanstack/react-router';
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
  if (rows.length === 0) return null;
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
      <ul className={css['list']} role="list" aria-label="Orders">
        {rows.map((row) => (
          <li key={row.orderId}>
            <Link to="/desk/orders/$number" params={{ number: row.orderNumber }} className={css['row']}>
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
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
