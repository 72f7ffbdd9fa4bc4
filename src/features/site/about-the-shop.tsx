import { useQuery } from '@tanstack/react-query';
import { StructuredData } from '../../ui/structured-data';
import { siteQueries } from './queries';
import { shopJsonLd } from './shop-json-ld';

export function AboutTheShop() {
  const { data: settings } = useQuery(siteQueries.settings());
  return <StructuredData entries={(siteUrl) => [shopJsonLd(settings, siteUrl)]} />;
}
