import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/site/legal-page';
import { policyQueries, ShopPolicies } from '../../features/site/shop-policies';
import { SiteMeta } from '../../features/site/site-meta';
import { pagesTexts } from '../../features/site/pages.texts';

export const Route = createFileRoute('/_site/terms-and-conditions')({
  // A back end may have no such list.
  loader: ({ context }) => (import.meta.env.SSR ? context.load(policyQueries.deliveryZips())?.catch(() => undefined) : undefined),
  component: () => (
    <>
      <SiteMeta title={pagesTexts.terms} path="/terms-and-conditions" />
      {import.meta.env.SSR ? <ShopPolicies /> : null}
      <LegalPage title={pagesTexts.terms} textOf={(settings) => settings.termsConditionsHtml} name="terms_conditions" />
    </>
  ),
});
