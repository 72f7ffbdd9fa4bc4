import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button';
import { useAccountId } from '../session/session-store';
import { orderQueries } from './queries';

/** Loads the orders at once, so that the receipt also opens offline. */
export function ReceiptLink({ orderNumber }: { readonly orderNumber: string }) {
  useInfiniteQuery(orderQueries.pages(useAccountId()));
  return (
    <ButtonLink to="/orders/$orderNumber" params={{ orderNumber }} variant="text" isWide>
      View receipt
    </ButtonLink>
  );
}
