import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button';
import { useAccountId } from '../session/session-store';
import { orderQueries } from './queries';

/** Leads to a receipt, and reads it meanwhile: from then on the device has it, with a signal or without. */
export function ReceiptLink({ orderNumber }: { readonly orderNumber: string }) {
  useInfiniteQuery(orderQueries.pages(useAccountId()));
  return (
    <ButtonLink to="/orders/$orderNumber" params={{ orderNumber }} variant="text" isWide>
      View receipt
    </ButtonLink>
  );
}
