import { createFileRoute } from '@tanstack/react-router';
import type { HomeContent } from '../../domain/content';
import { Bestsellers } from '../../features/catalogue/bestsellers';
import { CategoryRail, PRODUCT_SECTION_ID } from '../../features/catalogue/category-rail';
import { Hero } from '../../features/content/hero';
import { HomePage } from '../../features/content/home-page';
import { NewsBlock } from '../../features/content/news-block';
import { contentQueries } from '../../features/content/queries';
import { Testimonials } from '../../features/content/testimonials';
import { SiteMeta } from '../../features/site/site-meta';
import { useProductSectionScroll } from '../../features/site/use-product-section-scroll';
import { LaterPart } from '../../ui/later-part';

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => context.load(contentQueries.home()),
  component: () => <HomePage renderSections={(home) => <HomeSections home={home} />} />,
});

function HomeSections({ home }: { readonly home: HomeContent }) {
  useProductSectionScroll(PRODUCT_SECTION_ID);
  return (
    <>
      <SiteMeta canonicalPath="/" isAboutTheShop />
      <Hero slides={home.banner} nextId={PRODUCT_SECTION_ID} />
      <LaterPart>
        <CategoryRail title={home.flooringTitle} subTitle={home.flooringSubTitle} categories={home.categories} />
      </LaterPart>
      <LaterPart>
        <Bestsellers title={home.bestsellersTitle} subTitle={home.bestsellersSubTitle} categories={home.categories} />
      </LaterPart>
      <LaterPart>
        <NewsBlock />
      </LaterPart>
      <LaterPart>
        <Testimonials title={home.clientsSayTitle} subTitle={home.clientsSaySubTitle} testimonials={home.testimonials} />
      </LaterPart>
    </>
  );
}
