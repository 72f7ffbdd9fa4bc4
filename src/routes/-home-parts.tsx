import { laterCode } from '../ui/later-code';

export const Categories = laterCode(async () => (await import('./-later-home-parts')).Categories);
export const Bestsellers = laterCode(async () => (await import('./-later-home-parts')).Bestsellers);
export const News = laterCode(async () => (await import('./-later-home-parts')).News);
export const Testimonials = laterCode(async () => (await import('./-later-home-parts')).Testimonials);
