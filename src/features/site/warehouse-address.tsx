import { useQuery } from '@tanstack/react-query';
import { siteQueries } from './queries';

export function WarehouseAddress() {
  const { data: settings } = useQuery(siteQueries.settings());
  return <span>{settings?.warehouseAddress || 'At our store'}</span>;
}
