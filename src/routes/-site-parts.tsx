import { CartButton } from '../features/cart/cart-button';
import { CartQuestions } from '../features/cart/cart-questions';
import { CompareDock } from '../features/compare/compare-dock';
import { CounterDock } from '../features/counter/counter-dock';
import { UpdateBanner } from '../features/connection/update-banner';
import { EnquiryWidget } from '../features/enquiry/enquiry-widget';
import { SearchBox } from '../features/find/search-box';
import { OfflineCatalogueButton } from '../features/offline-catalogue/offline-catalogue-button';
import { OfflineCatalogueOffer } from '../features/offline-catalogue/offline-catalogue-offer';
import { ShopperMenu, UserArea } from '../features/session/user-area';
import { LanguageOffer } from '../features/site/language-offer';
import { LanguageSwitch } from '../features/site/language-switch';
import { MoreLinks } from '../features/site/more-links';
import { Letterhead } from '../features/site/letterhead';
import { SiteFooter } from '../features/site/site-footer';
import layout from '../ui/layout.module.css';
import { BelowTheFold } from '../ui/below-the-fold';
import { ShopMark } from '../ui/shop-mark';
import { Status } from './-status';

export function Logo() {
  return <ShopMark ground="dark" />;
}

export function Cart() {
  return <CartButton loadDrawer={() => import('./-cart-drawer')} />;
}

export function Search() {
  return <SearchBox />;
}

export function Shopper() {
  return (
    <>
      <MoreLinks />
      <LanguageSwitch className={layout['target']} />
      <UserArea menu={<ShopperMenu />} />
    </>
  );
}

export function Foot() {
  return <SiteFooter offlineCatalogue={<OfflineCatalogueButton />} />;
}

export { Letterhead };

/** The chat button leaves room for a product's sticky bar and loads with it. */
export function Companions() {
  return (
    <>
      <BelowTheFold>
        <EnquiryWidget />
      </BelowTheFold>
      <CompareDock />
      <CounterDock />
      <Status />
      <CartQuestions />
      <UpdateBanner />
      <OfflineCatalogueOffer />
      <LanguageOffer />
    </>
  );
}
