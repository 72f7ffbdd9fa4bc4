import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/enquiry/contact-page';
import { AboutTheShop } from '../../features/site/about-the-shop';
import { OpeningHours } from '../../features/site/opening-hours';
import { SiteMeta } from '../../features/site/site-meta';
import { StoreContact } from '../../features/site/store-contact';

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
