import { StructuredData } from '../../ui/structured-data';
import { useReply } from '../first-screen/use-reply';
import { organizationJsonLd } from './organization-json-ld';
import { siteQueries } from './queries';

/** Tells search engines of the shop itself; on one page. */
export function AboutTheShop() {
  return <StructuredData entries={[organizationJsonLd(useReply(siteQueries.settings()).data)]} />;
}
