import { lazyPart } from '../ui/lazy-part';

const sections = () => import('./-home-sections');

export const Categories = lazyPart(sections, (code) => code.Categories);
export const Bestsellers = lazyPart(sections, (code) => code.Bestsellers);
export const News = lazyPart(sections, (code) => code.News);
export const ProductSectionScroll = lazyPart(sections, (code) => code.ProductSectionScroll);
export const Testimonials = lazyPart(sections, (code) => code.Testimonials);
