import { Link } from '@tanstack/react-router';
import { formatDay } from '../../domain/day-number';
import { formatUsd } from '../../domain/money';
import { formatCount } from '../../domain/number-text';
import type { Order } from '../../domain/order';
import { paymentMarks } from '../../domain/payment-outcome';
import { formatMiles } from '../../domain/delivery-price';
import { ArrowRightIcon } from '../../ui/icons';
import { OrderTitle } from '../../ui/order-title';
import { Pic } from '../../ui/product-picture';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './orders-page.module.css';
import { orderStatusWords } from './order-status-words';
import { Skeleton } from '../../ui/skeleton';
import { SKELETON_COUNTS, skeletonKeys } from '../../ui/skeleton-counts';
import { ordersTexts } from './orders.texts';

const SHOWN_PICTURES = 3;

export function OrderRow({ order }: { readonly order: Order }) {
  const { orderNumber, placedAt, bill, lines } = order;
  const boxes = ordersTexts.boxes(bill.boxes, formatCount(bill.boxes));
  return (
    <Link to="/orders/$orderNumber" params={{ orderNumber }} className={css['row']}>
      <span className={css['pictures']}>
        {lines.slice(0, SHOWN_PICTURES).map(({ productId, picture }) => (
          <Pic key={productId} picture={picture} sizes="(min-width: 1200px) 352px, 112px" className={css['picture']} isDecorative />
        ))}
      </span>
      <div className={classNames(layout['stack1'], css['words'])}>
        <h2 className={css['number']}>
          <OrderTitle orderNumber={orderNumber} />
        </h2>
        {order.jobName === null ? null : <span className={css['floors']}>{ordersTexts.job(order.jobName)}</span>}
        <span className={css['floors']}>{floorsOf(order)}</span>
        <span className={classNames(layout['caption'], layout['figures'])}>
          {[
            ...(placedAt === null ? [] : [formatDay(placedAt)]),
            ...paymentMarks(order, bill.totalCents),
            orderStatusWords(order),
            ...handoverOf(order),
            boxes,
          ].join('\u00a0· ')}
        </span>
      </div>
      <span className={classNames(layout['strong'], layout['figures'], css['total'])} translate="no">
        {formatUsd(bill.totalCents)}
      </span>
      <span className={css['more']}>
        {ordersTexts.viewReceipt}
        <ArrowRightIcon />
      </span>
    </Link>
  );
}

/** 'Pickup', 'Delivery', or 'Delivery' and '17.26 miles', the basis of its price. */
function handoverOf({ fulfilment, deliveryBasis, bill }: Order): readonly string[] {
  const words = ordersTexts[fulfilment];
  return deliveryBasis === null || bill.shippingCents === 0 ? [words] : [words, ordersTexts.miles(formatMiles(deliveryBasis.miles))];
}

/** 'Walnut', 'Walnut and Grey Slate', 'Walnut and 3 more floors'. */
function floorsOf({ lines }: Order): string {
  const [first, second, ...others] = lines.map(({ title }) => title);
  if (first === undefined) return '';
  if (second === undefined) return first;
  return others.length === 0 ? ordersTexts.twoFloors(first, second) : ordersTexts.moreFloors(first, formatCount(others.length + 1));
}

export function OrderRowsSkeleton() {
  return (
    <div role="status" aria-label={ordersTexts.loading}>
      {skeletonKeys(SKELETON_COUNTS.orderRows).map((row) => (
        <div key={row} className={css['row']}>
          <span className={css['pictures']}>
            <Skeleton className={css['picture']} />
          </span>
          <div className={classNames(layout['stack1'], css['words'])}>
            <Skeleton height={26} width="180px" />
            <Skeleton height={20} width="70%" />
            <Skeleton height={16} width="50%" />
          </div>
          <Skeleton height={24} width="88px" />
        </div>
      ))}
    </div>
  );
}
