import { queryOptions } from '@tanstack/react-query';
import { fetchDeliveryBands, fetchSettings } from '../../api/site';

export const siteQueries = {
  settings: () =>
    queryOptions({ queryKey: ['public', 'settings'], queryFn: ({ signal }) => fetchSettings(undefined, { signal }) }),
  deliveryBands: () =>
    queryOptions({ queryKey: ['public', 'delivery-bands'], queryFn: ({ signal }) => fetchDeliveryBands(undefined, { signal }) }),
};
