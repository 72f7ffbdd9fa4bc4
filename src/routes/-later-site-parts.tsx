import { UpdateBanner } from '../features/connection/update-banner';
import { EnquiryWidget } from '../features/enquiry/enquiry-widget';
import { KeepCatalogue } from '../features/kept-catalogue/keep-catalogue';
import { KeepCatalogueOffer } from '../features/kept-catalogue/keep-catalogue-offer';
import { SiteFooter } from '../features/site/site-footer';
import { Status } from './-status';

export { ShopperMenu } from '../features/session/shopper-menu';

export function Foot() {
  return <SiteFooter keep={<KeepCatalogue />} />;
}

/** What stands over every page. */
export function Companions() {
  return (
    <>
      <EnquiryWidget />
      <Status />
      <UpdateBanner />
      <KeepCatalogueOffer />
    </>
  );
}

export function DrawerStatus() {
  return <Status placement="inline" isAnnounced={false} />;
}
