import { useQuery } from '@tanstack/react-query';
import { siteQueries } from './queries';

/** Where boxes are picked up, as the settings say now. */
export function WarehouseAddress() {
  return useQuery(siteQueries.settings()).data?.warehouseAddress || 'At our store';
}
