import { useQuery } from '@tanstack/react-query';
import { StructuredData } from '../../ui/structured-data';
import { organizationJsonLd } from './organization-json-ld';
import { siteQueries } from './queries';

/** The shop's own structured data, on one page. */
export function AboutTheShop() {
  return <StructuredData entries={[organizationJsonLd(useQuery(siteQueries.settings()).data)]} />;
}
