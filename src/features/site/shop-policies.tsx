import { queryOptions, useQuery } from '@tanstack/react-query';
import { onDemand, queryOf } from '../../api/on-demand';
import { HEAD_ONLY } from '../../ui/document-context';
import { StructuredData } from '../../ui/structured-data';
import { policiesJsonLd } from './policies-json-ld';
import { siteQueries } from './queries';

const site = onDemand(() => import('../../api/site'));

/** Read by the server for the document's head alone (`dataOfDocument`). */
export const policyQueries = {
  deliveryZips: () =>
    queryOptions({
      queryKey: [HEAD_ONLY, 'delivery-zips'],
      queryFn: queryOf(site, (calls, options) => calls.fetchDeliveryZips(undefined, options)),
    }),
};

/** On one page, as search engines ask, the one with the texts. */
export function ShopPolicies() {
  const { data: settings } = useQuery(siteQueries.settings());
  const { data: zips } = useQuery(policyQueries.deliveryZips());
  if (settings === undefined) return null;
  return <StructuredData entries={(siteUrl) => policiesJsonLd(settings, zips, siteUrl)} />;
}
