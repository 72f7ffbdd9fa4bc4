import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/site/legal-page';
import { SiteMeta } from '../../features/site/site-meta';
import { pagesTexts } from '../../features/site/pages.texts';

export const Route = createFileRoute('/_site/privacy-policy')({
  component: () => (
    <>
      <SiteMeta title={pagesTexts.privacy} path="/privacy-policy" />
      <LegalPage title={pagesTexts.privacy} textOf={(settings) => settings.privacyPolicyHtml} name="privacy_policy" />
    </>
  ),
});
