import { useQuery } from '@tanstack/react-query';
import type { Order } from '../domain/order';
import { ProjectToCart } from '../features/cart/project-to-cart';
import { catalogueQueries } from '../features/catalogue/queries';
import { BuyAgain, OrderToday } from '../features/orders/buy-again';

export function OrderAgain({ order }: { readonly order: Order }) {
  return (
    <BuyAgain>
      <FloorsToday order={order} />
    </BuyAgain>
  );
}

/** Loads the product list, so only after the press. */
function FloorsToday({ order }: { readonly order: Order }) {
  const { data, isError, fetchStatus } = useQuery(catalogueQueries.products('ALL'));
  return (
    <OrderToday
      order={order}
      products={data}
      isOffline={isError || fetchStatus === 'paused'}
      renderCart={(floors) => (
        <ProjectToCart
          projectId={order.orderNumber}
          what="order"
          returnTo={`/orders/${order.orderNumber}`}
          floors={floors}
          zipEstimate={null}
          terms={{ isInstallationChosen: order.bill.installationCents > 0, fulfilment: order.fulfilment, promo: null }}
        />
      )}
    />
  );
}
