import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../features/orders/order-page';
import { SignedInOnly } from '../../../features/session/signed-in-only';
import { lazyPart } from '../../../ui/lazy-part';
import { useShopSettings } from '../../../ui/shop-name';
import { pagesTexts } from '../../../features/site/pages.texts';

export const Route = createFileRoute('/_site/orders/$orderNumber')({ staticData: { page: 'personal' }, component: OrderRoute });

const Again = lazyPart(
  () => import('../../-buy-again'),
  (code) => code.OrderAgain,
);

function OrderRoute() {
  const { orderNumber } = Route.useParams();
  const storeAddress = useShopSettings()?.warehouseAddress || pagesTexts.atOurStore;
  return (
    <SignedInOnly>
      <OrderPage orderNumber={orderNumber} storeAddress={<span>{storeAddress}</span>} renderAgain={(order) => <Again order={order} />} />
    </SignedInOnly>
  );
}
