import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CartButton } from '../features/cart/cart-button';
import { UserArea } from '../features/session/user-area';
import { SiteHeader } from '../features/site/site-header';
import { laterCode } from '../ui/later-code';

export const Route = createFileRoute('/_site')({ component: SiteLayout, codeSplitGroupings: [] });

const parts = () => import('./-later-site-parts');
const DrawerStatus = laterCode(parts, (code) => code.DrawerStatus);
const ShopperMenu = laterCode(parts, (code) => code.ShopperMenu);
const Foot = laterCode(parts, (code) => code.Foot);
const Companions = laterCode(parts, (code) => code.Companions);

function SiteLayout() {
  return (
    <>
      <SiteHeader cart={<CartButton status={<DrawerStatus />} />} user={<UserArea menu={<ShopperMenu />} />} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Foot />
      <Companions />
    </>
  );
}
