import { useQuery } from '@tanstack/react-query';
import { StructuredData } from '../../ui/structured-data';
import { organizationJsonLd } from './organization-json-ld';
import { siteQueries } from './queries';

/** Tells search engines of the shop itself; on one page. */
export function AboutTheShop() {
  return <StructuredData entries={[organizationJsonLd(useQuery(siteQueries.settings()).data)]} />;
}
