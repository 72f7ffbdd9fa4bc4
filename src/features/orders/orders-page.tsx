import { useEffect, useRef, type RefObject } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageMeta } from '../../ui/page-meta';
import { EmptyScreenPicture } from '../../ui/empty-screen-picture';
import { OrderRow, OrderRowsSkeleton } from './order-row';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './orders-page.module.css';
import { OrdersMissing, SavedCopy } from './orders-offline';
import { useOrders } from './use-orders';
import type { Elements } from '../../ui/elements';
import { ordersTexts } from './orders.texts';

interface OrdersPageProps {
  readonly status: Elements;
}

export function OrdersPage({ status }: OrdersPageProps) {
  return (
    <div className={layout['page']}>
      <PageMeta title={ordersTexts.title} description={ordersTexts.description} />
      <header className={classNames(layout['ends'], layout['middle'], css['head'])}>
        <h1>{ordersTexts.title}</h1>
        {status}
      </header>
      <Orders />
    </div>
  );
}

function Orders() {
  const { orders, error, savedAt, retry, earlier } = useOrders();
  const list = useRef<HTMLUListElement>(null);
  const showEarlier = useFocusFirstEarlier(list, orders?.length ?? 0, earlier.show);
  if (orders === undefined) return error === null ? <OrderRowsSkeleton /> : <OrdersMissing error={error} onRetry={retry} />;
  return (
    <>
      {savedAt !== null && <SavedCopy savedAt={savedAt} onRetry={retry} />}
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <ul ref={list} role="list" className={css['list']} aria-label={ordersTexts.list}>
          {orders.map((order) => (
            <li key={order.orderNumber}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
      {earlier.exist && (
        <div className={css['end']}>
          {earlier.hasFailed && <p role="alert">{ordersTexts.earlierNotLoaded}</p>}
          <Button variant="outline" isBusy={earlier.isFetching} onClick={showEarlier}>
            {ordersTexts.showEarlier}
          </Button>
        </div>
      )}
    </>
  );
}

/** To the first of the loaded earlier orders: the button has moved down. */
function useFocusFirstEarlier(list: RefObject<HTMLUListElement | null>, shown: number, show: () => void): () => void {
  const focusIndex = useRef<number | null>(null);
  useEffect(() => {
    if (focusIndex.current === null || shown <= focusIndex.current) return;
    list.current?.children[focusIndex.current]?.querySelector('a')?.focus();
    focusIndex.current = null;
  }, [list, shown]);
  return () => {
    focusIndex.current = shown;
    show();
  };
}

function NoOrders() {
  return (
    <>
      <Notice
        title={ordersTexts.none}
        className={css['none']}
        action={
          <ButtonLink to="/" variant="primary">
            {ordersTexts.shopNow}
          </ButtonLink>
        }
      >
        <p>{ordersTexts.firstAppears}</p>
      </Notice>
      <EmptyScreenPicture />
    </>
  );
}
