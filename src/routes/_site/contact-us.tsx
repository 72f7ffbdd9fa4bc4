import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/enquiry/contact-page';
import { SiteMeta } from '../../features/site/site-meta';
import { StoreContact } from '../../features/site/store-contact';

export const Route = createFileRoute('/_site/contact-us')({
  component: () => (
    <>
      <SiteMeta title="Contact us" canonicalPath="/contact-us" />
      <ContactPage store={<StoreContact />} />
    </>
  ),
});
