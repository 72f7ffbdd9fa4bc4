import { queryOptions } from '@tanstack/react-query';
import { onDemand, queryOf } from '../../api/on-demand';

const site = onDemand(() => import('../../api/site'));

export const roomsQueries = {
  /** Before an address is known. */
  deliveryZips: () =>
    queryOptions({
      queryKey: ['public', 'delivery-zips'],
      queryFn: queryOf(site, (calls, options) => calls.fetchDeliveryZips(undefined, options)),
    }),
};
