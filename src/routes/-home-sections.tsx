import type { HomeContent } from '../domain/content';
import { Bestsellers as CatalogueBestsellers } from '../features/catalogue/bestsellers';
import { CategoryRail } from '../features/catalogue/category-rail';
import { NewsBlock } from '../features/content/news-block';
import { Testimonials as ContentTestimonials } from '../features/content/testimonials';
import { PlanLinks } from '../features/site/plan-links';
import { PRODUCT_SECTION_ID, useProductSectionScroll } from '../features/site/product-section';

interface HomePartProps {
  readonly home: HomeContent;
}

export function Categories({ home }: HomePartProps) {
  return <CategoryRail id={PRODUCT_SECTION_ID} title={home.flooringTitle} subTitle={home.flooringSubTitle} categories={home.categories} />;
}

export function Bestsellers({ home }: HomePartProps) {
  return <CatalogueBestsellers title={home.bestsellersTitle} subTitle={home.bestsellersSubTitle} categories={home.categories} />;
}

export { PlanLinks };

export function News() {
  return <NewsBlock />;
}

export function Testimonials({ home }: HomePartProps) {
  return <ContentTestimonials title={home.clientsSayTitle} subTitle={home.clientsSaySubTitle} testimonials={home.testimonials} />;
}

/** Put it last: a scroll to a section needs the sections in the page. */
export function ProductSectionScroll() {
  useProductSectionScroll(PRODUCT_SECTION_ID);
  return null;
}
