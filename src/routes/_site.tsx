import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteHeader } from '../features/site/site-header';
import { BelowWindow } from '../ui/below-window';
import { laterCode } from '../ui/later-code';

export const Route = createFileRoute('/_site')({ component: SiteLayout, codeSplitGroupings: [] });

const parts = () => import('./-later-site-parts');
const Cart = laterCode(parts, (code) => code.Cart);
const Shopper = laterCode(parts, (code) => code.Shopper);
const Foot = laterCode(parts, (code) => code.Foot);
const Companions = laterCode(parts, (code) => code.Companions);

function SiteLayout() {
  return (
    <>
      <SiteHeader cart={<Cart />} user={<Shopper />} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <BelowWindow>
        <Foot />
      </BelowWindow>
      <Companions />
    </>
  );
}
