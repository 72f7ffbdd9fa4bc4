import { queryOptions } from '@tanstack/react-query';
import { onDemand } from '../../api/on-demand';

const site = onDemand(() => import('../../api/site'));

export const siteQueries = {
  settings: () =>
    queryOptions({ queryKey: ['public', 'settings'], queryFn: async (asked) => (await site()).fetchSettings(undefined, { signal: asked.signal }) }),
  deliveryBands: () =>
    queryOptions({ queryKey: ['public', 'delivery-bands'], queryFn: async (asked) => (await site()).fetchDeliveryBands(undefined, { signal: asked.signal }) }),
};
