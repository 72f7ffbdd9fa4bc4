import { createFileRoute } from '@tanstack/react-router';
import { MyCartPage } from '../../features/checkout/my-cart-page';
import { Status } from '../-status';
import { ReceiptLink } from '../../features/orders/receipt-link';

export const Route = createFileRoute('/_site/my-cart')({ component: MyCartRoute });

function MyCartRoute() {
  return (
    <MyCartPage
      status={<Status placement="inline" isAnnounced={false} />}
      renderReceiptLink={(orderNumber) => <ReceiptLink orderNumber={orderNumber} />}
    />
  );
}
