import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CartButton } from '../features/cart/cart-button';
import { UserArea } from '../features/session/user-area';
import { SiteHeader } from '../features/site/site-header';
import { laterCode } from '../ui/later-code';

export const Route = createFileRoute('/_site')({ component: SiteLayout, codeSplitGroupings: [] });

const DrawerStatus = laterCode(async () => (await import('./-later-site-parts')).DrawerStatus);
const Foot = laterCode(async () => (await import('./-later-site-parts')).Foot);
const Companions = laterCode(async () => (await import('./-later-site-parts')).Companions);

function SiteLayout() {
  return (
    <>
      <SiteHeader cart={<CartButton status={<DrawerStatus />} />} user={<UserArea />} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Foot />
      <Companions />
    </>
  );
}
