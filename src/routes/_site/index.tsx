import { createFileRoute } from '@tanstack/react-router';
import type { HomeContent } from '../../domain/content';
import { Hero } from '../../features/content/hero';
import { HomePage } from '../../features/content/home-page';
import { contentQueries } from '../../features/content/queries';
import { PRODUCT_SECTION_ID } from '../../features/site/home-product-anchor';
import { AboutTheShop } from '../../features/site/about-the-shop';
import { SiteMeta } from '../../features/site/site-meta';
import { preloadChunk } from '../../ui/load-chunk';
import { BelowTheFold } from '../../ui/below-the-fold';
import { Bestsellers, Categories, News, ProductSectionScroll, Testimonials } from '../-home-parts';

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => {
    preloadChunk(() => import('../-home-sections'));
    return context.load(contentQueries.home());
  },
  component: () => <HomePage renderSections={(home) => <HomeSections home={home} />} />,
});

function HomeSections({ home }: { readonly home: HomeContent }) {
  return (
    <>
      <SiteMeta path="/" picture={home.banner[0]?.picture} />
      {import.meta.env.SSR ? <AboutTheShop /> : null}
      <Hero slides={home.banner} nextId={PRODUCT_SECTION_ID} />
      <Categories home={home} />
      <BelowTheFold>
        <Bestsellers home={home} />
        <News />
        <Testimonials home={home} />
        <ProductSectionScroll />
      </BelowTheFold>
    </>
  );
}
