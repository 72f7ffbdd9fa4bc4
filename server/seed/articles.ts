import condoFlooringApprovalSouthFlorida from './articles/condo-flooring-approval-south-florida.html?raw';
import fiveDeliveryDayChecks from './articles/five-delivery-day-checks.html?raw';
import howManyBoxesDoINeed from './articles/how-many-boxes-do-i-need.html?raw';
import hurricaneSeasonFloorPrep from './articles/hurricane-season-floor-prep.html?raw';
import pickingAColorUnderYourOwnLight from './articles/picking-a-color-under-your-own-light.html?raw';
import slabMoistureBeforeVinyl from './articles/slab-moisture-before-vinyl.html?raw';
import spcVsWpcExplained from './articles/spc-vs-wpc-explained.html?raw';
import whatMilMeans from './articles/what-mil-means.html?raw';
import type { ArticleSeed } from './seed-shapes';

/** Newest first, as the page shows them. Their texts: `articles/`. */
export const articles: readonly ArticleSeed[] = [
  {
    id: 8,
    slug: 'hurricane-season-floor-prep',
    title: 'Floors and hurricane season',
    date: '2026-11-03',
    pictureName: 'p136-room',
    descriptionHtml: hurricaneSeasonFloorPrep.trimEnd(),
  },
  {
    id: 7,
    slug: 'picking-a-color-under-your-own-light',
    title: 'Picking a color under your own light',
    date: '2026-09-15',
    pictureName: 'p111-room',
    descriptionHtml: pickingAColorUnderYourOwnLight.trimEnd(),
  },
  {
    id: 6,
    slug: 'five-delivery-day-checks',
    title: 'Five checks for delivery day',
    date: '2026-06-02',
    pictureName: 'p105-close',
    descriptionHtml: fiveDeliveryDayChecks.trimEnd(),
  },
  {
    id: 5,
    slug: 'slab-moisture-before-vinyl',
    title: 'Slab moisture comes before vinyl',
    date: '2026-03-10',
    pictureName: 'p132-room',
    descriptionHtml: slabMoistureBeforeVinyl.trimEnd(),
  },
  {
    id: 4,
    slug: 'condo-flooring-approval-south-florida',
    title: 'Getting a condo floor approved in South Florida',
    date: '2025-11-18',
    pictureName: 'p121-room',
    descriptionHtml: condoFlooringApprovalSouthFlorida.trimEnd(),
  },
  {
    id: 3,
    slug: 'how-many-boxes-do-i-need',
    title: 'How many boxes do I need?',
    date: '2025-08-05',
    pictureName: 'p115-room',
    descriptionHtml: howManyBoxesDoINeed.trimEnd(),
  },
  {
    id: 2,
    slug: 'what-mil-means',
    title: 'What mil means, and how much of it you need',
    date: '2025-05-20',
    pictureName: 'p122-close',
    descriptionHtml: whatMilMeans.trimEnd(),
  },
  {
    id: 1,
    slug: 'spc-vs-wpc-explained',
    title: 'SPC and WPC, explained with a thumbnail',
    date: '2025-02-11',
    pictureName: 'p125-close',
    descriptionHtml: spcVsWpcExplained.trimEnd(),
  },
];
