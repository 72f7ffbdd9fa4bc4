import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../features/enquiry/contact-page';
import { AboutTheShop } from '../../features/site/about-the-shop';
import { OpeningHours, StoreContact } from '../../features/site/store-contact';
import { SiteMeta } from '../../features/site/site-meta';
import { pagesTexts } from '../../features/site/pages.texts';

export const Route = createFileRoute('/_site/contact-us')({
  component: () => (
    <>
      <SiteMeta title={pagesTexts.contactUs} path="/contact-us" />
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
