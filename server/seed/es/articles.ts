import condoFlooringApprovalSouthFlorida from './articles/condo-flooring-approval-south-florida.html?raw';
import fiveDeliveryDayChecks from './articles/five-delivery-day-checks.html?raw';
import howManyBoxesDoINeed from './articles/how-many-boxes-do-i-need.html?raw';
import hurricaneSeasonFloorPrep from './articles/hurricane-season-floor-prep.html?raw';
import pickingAColorUnderYourOwnLight from './articles/picking-a-color-under-your-own-light.html?raw';
import slabMoistureBeforeVinyl from './articles/slab-moisture-before-vinyl.html?raw';
import spcVsWpcExplained from './articles/spc-vs-wpc-explained.html?raw';
import whatMilMeans from './articles/what-mil-means.html?raw';
import type { ArticleSeed } from '../seed-shapes';

/** In the order of the English ones. */
export const articles: readonly Readonly<Pick<ArticleSeed, 'title' | 'descriptionHtml'>>[] = [
  { title: 'Los pisos y la temporada de huracanes', descriptionHtml: hurricaneSeasonFloorPrep.trimEnd() },
  { title: 'Elegir un color con su propia luz', descriptionHtml: pickingAColorUnderYourOwnLight.trimEnd() },
  { title: 'Cinco revisiones para el día de la entrega', descriptionHtml: fiveDeliveryDayChecks.trimEnd() },
  { title: 'La humedad de la losa va antes que el vinilo', descriptionHtml: slabMoistureBeforeVinyl.trimEnd() },
  {
    title: 'Cómo lograr que aprueben el piso de un condominio en el sur de Florida',
    descriptionHtml: condoFlooringApprovalSouthFlorida.trimEnd(),
  },
  { title: '¿Cuántas cajas necesito?', descriptionHtml: howManyBoxesDoINeed.trimEnd() },
  { title: 'Qué significa mil, y cuánto necesita usted', descriptionHtml: whatMilMeans.trimEnd() },
  { title: 'SPC y WPC, explicados con la uña del pulgar', descriptionHtml: spcVsWpcExplained.trimEnd() },
];
