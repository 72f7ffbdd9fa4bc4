import { queryOptions } from '@tanstack/react-query';
import { onDemand, queryOf } from '../../api/on-demand';

const site = onDemand(() => import('../../api/site'));

export const siteQueries = {
  settings: () =>
    queryOptions({ queryKey: ['public', 'settings'], queryFn: queryOf(site, (calls, options) => calls.fetchSettings(undefined, options)) }),
  deliveryBands: () =>
    queryOptions({
      queryKey: ['public', 'delivery-bands'],
      queryFn: queryOf(site, (calls, options) => calls.fetchDeliveryBands(undefined, options)),
    }),
};
