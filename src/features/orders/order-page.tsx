import { formatMoment } from '../../domain/moment';
import type { Order } from '../../domain/order';
import { Button, ButtonLink } from '../../ui/button';
import { OfflineIcon, ArrowLeftIcon } from '../../ui/icons';
import { Notice } from '../../ui/notice';
import { OrderTitle } from '../../ui/order-title';
import { PageMeta } from '../../ui/page-meta';
import { useSession } from '../session/session-store';
import { HandoverCode } from './handover-code';
import { JobName } from './job-name';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './order-page.module.css';
import { orderStatusWords } from './order-status-words';
import { OrderSteps } from './order-steps';
import { OrdersMissing, SavedCopy } from './orders-offline';
import { Receipt, ReceiptSkeleton } from './receipt';
import { useOrdersWith, type OrdersView } from './use-orders';
import type { Elements } from '../../ui/elements';
import { orderPageTexts } from './order-page.texts';

interface OrderPageProps {
  readonly orderNumber: string;
  readonly storeAddress: Elements;
  readonly renderAgain: (order: Order) => Elements;
}

export function OrderPage({ orderNumber, storeAddress, renderAgain }: OrderPageProps) {
  const view = useOrdersWith(orderNumber);
  const order = view.orders?.find((candidate) => candidate.orderNumber === orderNumber);
  return (
    <article className={classNames(layout['page'], css['page'])}>
      <PageMeta title={orderPageTexts.title(orderNumber)} description={orderPageTexts.description} />
      <ButtonLink to="/orders" variant="text" className={classNames(layout['screenOnly'], css['back'])}>
        <ArrowLeftIcon /> {orderPageTexts.yourOrders}
      </ButtonLink>
      <header className={classNames(layout['ends'], css['head'])}>
        <div>
          <h1>
            <OrderTitle orderNumber={orderNumber} />
          </h1>
          {order !== undefined && <Placed order={order} />}
          {order !== undefined && <JobName order={order} />}
        </div>
        {order !== undefined && (
          <Button variant="outline" isCompact className={classNames(layout['screenOnly'], css['print'])} onClick={() => window.print()}>
            {orderPageTexts.printReceipt}
          </Button>
        )}
      </header>
      {view.savedAt !== null && <SavedCopy savedAt={view.savedAt} onRetry={view.retry} />}
      {order !== undefined && <OrderSteps order={order} />}
      {order !== undefined && <HandoverCode order={order} />}
      {order === undefined ? <NoOrder view={view} /> : <Receipt order={order} storeAddress={storeAddress} />}
      {order === undefined ? null : renderAgain(order)}
    </article>
  );
}

function Placed({ order }: { readonly order: Order }) {
  const buyer = useSession()?.fullName ?? '';
  return (
    <p
      className={classNames(layout['above2'], layout['quiet'], css['placed'])}
    >{`${orderStatusWords(order)}. ${placedWords(order.placedAt, buyer)}.`}</p>
  );
}

function placedWords(placedAt: number | null, buyer: string): string {
  if (placedAt === null) return buyer === '' ? orderPageTexts.placed : orderPageTexts.placedBy(buyer);
  const moment = formatMoment(placedAt);
  return buyer === '' ? orderPageTexts.placedOn(moment) : orderPageTexts.placedOnBy(moment, buyer);
}

function NoOrder({ view: { orders, error, isFetching, savedAt, retry } }: { readonly view: OrdersView }) {
  if (isFetching || (orders === undefined && error === null)) return <ReceiptSkeleton />;
  if (orders === undefined && error !== null) return <OrdersMissing error={error} onRetry={retry} />;
  if (savedAt !== null) {
    return (
      <Notice title={orderPageTexts.notSaved} icon={<OfflineIcon />}>
        <p>{orderPageTexts.placedAfter}</p>
      </Notice>
    );
  }
  return (
    <Notice
      title={orderPageTexts.notFound}
      action={
        <ButtonLink to="/orders" variant="primary">
          {orderPageTexts.seeOrders}
        </ButtonLink>
      }
    >
      <p>{orderPageTexts.otherEmail}</p>
    </Notice>
  );
}
