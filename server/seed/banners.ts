import type { BannerSeed } from './seed-shapes';

export const banners = [
  {
    type: 'Image',
    pictureName: 'hero-1',
    videoName: null,
    title: 'Vinyl floors by the box.',
    subtitle: 'Waterproof planks and tiles from {cheapest}\u00a0/\u00a0sqft, for South Florida homes.',
    productId: 101,
  },
  {
    type: 'Image',
    pictureName: 'hero-2',
    videoName: null,
    title: 'Made for Florida slabs.',
    subtitle: 'Rigid planks and stone looks for concrete, heat and sandy feet.',
    productId: 141,
  },
  {
    type: 'Video',
    pictureName: 'hero-3',
    videoName: 'hero-3',
    title: 'See it in your own light.',
    subtitle: 'Look at a color in the morning and again at dusk before you order.',
    productId: 107,
  },
] satisfies readonly BannerSeed[];
