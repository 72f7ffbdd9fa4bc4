import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../features/orders/order-page';
import { SignedInOnly } from '../../../features/session/signed-in-only';
import { WarehouseAddress } from '../../../features/site/warehouse-address';
import { lazyPart } from '../../../ui/lazy-part';

export const Route = createFileRoute('/_site/orders/$orderNumber')({ staticData: { page: 'personal' }, component: OrderRoute });

const Again = lazyPart(
  () => import('../../-buy-again'),
  (code) => code.OrderAgain,
);

function OrderRoute() {
  const { orderNumber } = Route.useParams();
  return (
    <SignedInOnly>
      <OrderPage orderNumber={orderNumber} storeAddress={<WarehouseAddress />} renderAgain={(order) => <Again order={order} />} />
    </SignedInOnly>
  );
}
