import type { HomeTextsSeed } from './seed-shapes';

export const homeTexts = {
  flooringTitle: 'Shop by type',
  flooringSubTitle: 'Six types of vinyl floor. Pick the one that fits your slab, your building and your days.',
  bestsellersTitle: 'Weekly bestsellers',
  bestsellersSubTitle: 'The floors that other rooms are getting, by category.',
  clientsSayTitle: 'What customers say',
  clientsSaySubTitle: 'Sample reviews, to show where your customers will speak.',
} satisfies HomeTextsSeed;
