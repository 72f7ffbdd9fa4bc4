import type { HomeTextsSeed } from './seed-shapes';

export const homeTexts = {
  flooringTitle: 'Start with the grain',
  flooringSubTitle: 'Six ways to lay vinyl. Pick the one your slab, your building and your days ask for.',
  bestsellersTitle: 'What went out this week',
  bestsellersSubTitle: 'The floors other rooms are getting. Sort them by kind.',
  clientsSayTitle: 'After the furniture is back',
  clientsSaySubTitle: 'Sample reviews, to show where your customers will speak.',
} satisfies HomeTextsSeed;
