import { laterCode } from '../ui/later-code';

const parts = () => import('./-later-home-parts');

export const Categories = laterCode(parts, (code) => code.Categories);
export const Bestsellers = laterCode(parts, (code) => code.Bestsellers);
export const News = laterCode(parts, (code) => code.News);
export const Testimonials = laterCode(parts, (code) => code.Testimonials);
