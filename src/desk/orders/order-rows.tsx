import { useNavigate } from '@tanstack/react-router';
import { memo, useCallback, useState, type MouseEvent } from 'react';
import { formatCalendarDay } from '../../domain/calendar-day';
import type { DeskOrderRow } from '../../domain/desk/desk-order';
import { boxesText } from '../../domain/number-text';
import { formatUsd } from '../../domain/money';
import { formatTelephone } from '../../domain/typed-contact';
import { agoText } from '../today/ago-text';
import css from './orders.module.css';
import { StateBadge } from './state-badge';

/** A screen has a dozen: more come as the last one nears. */
const ROWS_AT_ONCE = 40;

interface OrderRowsProps {
  readonly rows: readonly DeskOrderRow[];
  /** Names the search and the filter: another one begins at its first rows. */
  readonly of: string;
}

/** A table on a tablet, cards on a phone: one markup. */
export function OrderRows({ rows, of }: OrderRowsProps) {
  const navigate = useNavigate();
  const open = useCallback((number: string) => void navigate({ to: '/desk/orders/$number', params: { number } }), [navigate]);
  const [{ count: shown, ...from }, setShown] = useState({ of, count: ROWS_AT_ONCE });
  if (from.of !== of) setShown({ of, count: ROWS_AT_ONCE });
  const followEnd = useCallback(
    (end: HTMLElement | null) =>
      end === null ? undefined : whenNear(end, () => setShown((last) => ({ ...last, count: last.count + ROWS_AT_ONCE }))),
    [],
  );
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
        {rows.slice(0, shown).map((row) => (
          <OrderRow key={row.orderId} row={row} onOpen={open} />
        ))}
      </ul>
      {shown < rows.length ? <div key={shown} ref={followEnd} /> : null}
    </div>
  );
}

/** A browser without observers shows all at once. */
function whenNear(element: HTMLElement, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => (entries.some(({ isIntersecting }) => isIntersecting) ? act() : undefined), {
    rootMargin: '1500px',
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Drawn again only when its order has changed: hundreds of them stand below a field in which somebody types. */
const OrderRow = memo(function OrderRow({ row, onOpen }: { readonly row: DeskOrderRow; readonly onOpen: (number: string) => void }) {
  // A router's link costs more than the row.
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(row.orderNumber);
  };
  return (
    <li>
      <a href={`/desk/orders/${row.orderNumber}`} onClick={follow} className={css['row']}>
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
