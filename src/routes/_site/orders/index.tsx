import { createFileRoute } from '@tanstack/react-router';
import { Status } from '../../-status';
import { OrdersPage } from '../../../features/orders/orders-page';
import { SignedInOnly } from '../../../features/session/signed-in-only';

export const Route = createFileRoute('/_site/orders/')({ staticData: { page: 'personal' }, component: OrdersRoute });

function OrdersRoute() {
  return (
    <SignedInOnly>
      <OrdersPage status={<Status placement="inline" isAnnounced={false} />} />
    </SignedInOnly>
  );
}
