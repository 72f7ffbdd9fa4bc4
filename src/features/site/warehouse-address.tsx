import { useQuery } from '@tanstack/react-query';
import { siteQueries } from './queries';

/** The pickup address from the settings. */
export function WarehouseAddress() {
  return useQuery(siteQueries.settings()).data?.warehouseAddress || 'At our store';
}
