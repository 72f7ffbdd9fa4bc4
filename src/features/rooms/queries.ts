import { queryOptions } from '@tanstack/react-query';
import { onDemand, queryOf } from '../../api/on-demand';

const site = onDemand(() => import('../../api/site'));

export const roomsQueries = {
  /** Delivery prices by ZIP code, for use before an address is known. Saved with the time of reading. */
  deliveryZips: () =>
    queryOptions({
      queryKey: ['public', 'delivery-zips'],
      queryFn: queryOf(site, (calls, options) => calls.fetchDeliveryZips(undefined, options)),
    }),
};
