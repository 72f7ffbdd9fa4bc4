import { createFileRoute } from '@tanstack/react-router';
import type { HomeContent } from '../../domain/content';
import { Hero } from '../../features/content/hero';
import { HomePage } from '../../features/content/home-page';
import { contentQueries } from '../../features/content/queries';
import { AboutTheShop } from '../../features/site/about-the-shop';
import { PRODUCT_SECTION_ID } from '../../features/site/product-section';
import { SiteMeta } from '../../features/site/site-meta';
import { BelowTheFold } from '../../ui/below-the-fold';
import { lazyPart } from '../../ui/lazy-part';
import { preloadChunk } from '../../ui/load-chunk';

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => {
    preloadChunk(() => import('../-home-sections'));
    return context.load(contentQueries.home());
  },
  component: () => <HomePage renderSections={(home) => <HomeSections home={home} />} />,
});

const sections = () => import('../-home-sections');

const Categories = lazyPart(sections, (code) => code.Categories);
const Bestsellers = lazyPart(sections, (code) => code.Bestsellers);
const PlanLinks = lazyPart(sections, (code) => code.PlanLinks);
const News = lazyPart(sections, (code) => code.News);
const ProductSectionScroll = lazyPart(sections, (code) => code.ProductSectionScroll);
const Testimonials = lazyPart(sections, (code) => code.Testimonials);

function HomeSections({ home }: { readonly home: HomeContent }) {
  return (
    <>
      <SiteMeta path="/" picture={home.banner[0]?.picture} />
      {import.meta.env.SSR ? <AboutTheShop /> : null}
      <Hero slides={home.banner} nextId={PRODUCT_SECTION_ID} />
      <Categories home={home} />
      <BelowTheFold>
        <Bestsellers home={home} />
        <PlanLinks />
        <News />
        <Testimonials home={home} />
        <ProductSectionScroll />
      </BelowTheFold>
    </>
  );
}
