import type { BannerSeed } from './seed-shapes';

export const banners = [
  {
    type: 'Image',
    pictureName: 'hero-1',
    videoName: null,
    title: 'The floor is the room.',
    subtitle: 'Vinyl plank and tile for South Florida homes, sold by the box and priced by the square foot.',
    productId: 101,
  },
  {
    type: 'Image',
    pictureName: 'hero-2',
    videoName: null,
    title: 'Made for slab, sun and sand.',
    subtitle: 'Rigid planks, stone looks and herringbone, with the slab, sound and size facts on every page.',
    productId: 141,
  },
  {
    type: 'Video',
    pictureName: 'hero-3',
    videoName: 'hero-3',
    title: 'See it in your own light.',
    subtitle: 'Look at a colour in the morning and again at dusk before you order.',
    productId: 107,
  },
] satisfies readonly BannerSeed[];
