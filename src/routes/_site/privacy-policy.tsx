import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../../features/site/legal-page';
import { SiteMeta } from '../../features/site/site-meta';

export const Route = createFileRoute('/_site/privacy-policy')({
  component: () => (
    <>
      <SiteMeta title="Privacy Policy" path="/privacy-policy" />
      <LegalPage title="Privacy Policy" textOf={(settings) => settings.privacyPolicyHtml} name="privacy_policy" />
    </>
  ),
});
