import { useQuery } from '@tanstack/react-query';
import type { Order } from '../domain/order';
import { ProjectToCart } from '../features/cart/project-to-cart';
import { catalogueQueries } from '../features/catalogue/queries';
import { BuyAgain } from '../features/orders/buy-again';

/** The floors of an order into the cart once more: asked as rooms are when the cart has one of them already. */
export function OrderAgain({ order }: { readonly order: Order }) {
  const { data } = useQuery(catalogueQueries.products('ALL'));
  const zip = /\b(\d{5})(?:-\d{4})?$/.exec(order.addressText ?? '')?.[1] ?? '';
  return (
    <BuyAgain
      order={order}
      products={data}
      renderCart={(floors) => (
        <ProjectToCart
          projectId={order.orderNumber}
          what="order"
          returnTo={`/orders/${order.orderNumber}`}
          floors={floors}
          zipEstimate={null}
          terms={{
            isInstallationChosen: order.bill.installationCents > 0,
            fulfilment: zip === '' ? 'Pickup' : order.fulfilment,
            zip,
            promo: null,
          }}
        />
      )}
    />
  );
}
