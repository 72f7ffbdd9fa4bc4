import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MyCartPage } from '../../features/checkout/my-cart-page';
import { orderQueries } from '../../features/orders/queries';
import { useAccountId } from '../../features/session/session-store';
import { ButtonLink } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { Status } from '../-status';
import { pagesTexts } from '../../features/site/pages.texts';

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

/** Loads the orders at once, so that the receipt also opens offline. */
function ReceiptLink({ orderNumber }: { readonly orderNumber: string }) {
  useInfiniteQuery(orderQueries.pages(useAccountId()));
  return (
    <ButtonLink to="/orders/$orderNumber" params={{ orderNumber }} variant="text" isWide>
      {pagesTexts.viewReceipt}
    </ButtonLink>
  );
}
