import { condoFlooringApprovalSouthFlorida } from './articles/condo-flooring-approval-south-florida';
import { fiveDeliveryDayChecks } from './articles/five-delivery-day-checks';
import { howManyBoxesDoINeed } from './articles/how-many-boxes-do-i-need';
import { hurricaneSeasonFloorPrep } from './articles/hurricane-season-floor-prep';
import { pickingAColorUnderYourOwnLight } from './articles/picking-a-color-under-your-own-light';
import { slabMoistureBeforeVinyl } from './articles/slab-moisture-before-vinyl';
import { spcVsWpcExplained } from './articles/spc-vs-wpc-explained';
import { whatMilMeans } from './articles/what-mil-means';
import type { ArticleSeed } from './seed-shapes';

/** Newest first, as the page shows them. */
export const articles: readonly ArticleSeed[] = [
  hurricaneSeasonFloorPrep,
  pickingAColorUnderYourOwnLight,
  fiveDeliveryDayChecks,
  slabMoistureBeforeVinyl,
  condoFlooringApprovalSouthFlorida,
  howManyBoxesDoINeed,
  whatMilMeans,
  spcVsWpcExplained,
];
