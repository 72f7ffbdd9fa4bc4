import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/enquiry/contact-page';
import { AboutTheShop } from '../../features/site/about-the-shop';
import { OpeningHours, StoreContact } from '../../features/site/store-contact';
import { SiteMeta } from '../../features/site/site-meta';

export const Route = createFileRoute('/_site/contact-us')({
  component: () => (
    <>
      <SiteMeta title="Contact us" path="/contact-us" />
      {import.meta.env.SSR ? <AboutTheShop /> : null}
      <ContactPage
        store={
          <>
            <StoreContact />
            <OpeningHours />
          </>
        }
      />
    </>
  ),
});
