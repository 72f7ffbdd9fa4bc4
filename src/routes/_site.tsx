import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteHeader } from '../features/site/site-header';
import { BelowTheFold } from '../ui/below-the-fold';
import { lazyPart } from '../ui/lazy-part';

export const Route = createFileRoute('/_site')({ component: SiteLayout, codeSplitGroupings: [] });

const parts = () => import('./-site-parts');
const Logo = lazyPart(parts, (code) => code.Logo);
const Search = lazyPart(parts, (code) => code.Search);
const Cart = lazyPart(parts, (code) => code.Cart);
const Shopper = lazyPart(parts, (code) => code.Shopper);
const Foot = lazyPart(parts, (code) => code.Foot);
const Letterhead = lazyPart(parts, (code) => code.Letterhead);
const Companions = lazyPart(parts, (code) => code.Companions);

function SiteLayout() {
  return (
    <>
      <SiteHeader logo={<Logo />} search={<Search />} cart={<Cart />} user={<Shopper />} />
      <Letterhead />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <BelowTheFold>
        <Foot />
      </BelowTheFold>
      <Companions />
    </>
  );
}
