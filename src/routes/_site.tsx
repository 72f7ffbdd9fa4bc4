import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CartButton } from '../features/cart/cart-button';
import { UpdateBanner } from '../features/connection/update-banner';
import { EnquiryWidget } from '../features/enquiry/enquiry-widget';
import { KeepCatalogue } from '../features/kept-catalogue/keep-catalogue';
import { KeepCatalogueOffer } from '../features/kept-catalogue/keep-catalogue-offer';
import { UserArea } from '../features/session/user-area';
import { SiteFooter } from '../features/site/site-footer';
import { SiteHeader } from '../features/site/site-header';
import { LaterPart } from '../ui/later-part';
import { Status } from './-status';

export const Route = createFileRoute('/_site')({ component: SiteLayout, codeSplitGroupings: [] });

function SiteLayout() {
  return (
    <>
      <SiteHeader cart={<CartButton status={<Status placement="inline" isAnnounced={false} />} />} user={<UserArea />} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <LaterPart>
        <SiteFooter keep={<KeepCatalogue />} />
      </LaterPart>
      <LaterPart>
        <EnquiryWidget />
        <Status />
        <UpdateBanner />
        <KeepCatalogueOffer />
      </LaterPart>
    </>
  );
}
