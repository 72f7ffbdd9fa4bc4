import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/site/legal-page';
import { SiteMeta } from '../../features/site/site-meta';

export const Route = createFileRoute('/_site/terms-and-conditions')({
  component: () => (
    <>
      <SiteMeta title="Terms & Conditions" path="/terms-and-conditions" />
      <LegalPage title="Terms & Conditions" textOf={(settings) => settings.termsConditionsHtml} />
    </>
  ),
});
