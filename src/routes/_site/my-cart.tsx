import { createFileRoute } from '@tanstack/react-router';
import { MyCartPage } from '../../features/checkout/my-cart-page';
import { lazyPart } from '../../ui/lazy-part';
import { Status } from '../-status';
import { ReceiptLink } from '../../features/orders/receipt-link';

export const Route = createFileRoute('/_site/my-cart')({ staticData: { page: 'personal' }, component: MyCartRoute });

const CartQuote = lazyPart(
  () => import('../-cart-quote'),
  (code) => code.CartQuote,
);

function MyCartRoute() {
  return (
    <MyCartPage
      status={<Status placement="inline" isAnnounced={false} />}
      renderReceiptLink={(orderNumber) => <ReceiptLink orderNumber={orderNumber} />}
      renderQuote={(purchase) => <CartQuote purchase={purchase} />}
    />
  );
}
