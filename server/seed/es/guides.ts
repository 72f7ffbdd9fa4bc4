import careAndRepair from './guides/care-and-repair.html?raw';
import concreteSlabMoistureFlorida from './guides/concrete-slab-moisture-florida.html?raw';
import condoSoundUnderlayment from './guides/condo-sound-underlayment.html?raw';
import floatingClickPlank from './guides/floating-click-plank.html?raw';
import glueDownVinyl from './guides/glue-down-vinyl.html?raw';
import herringboneLayout from './guides/herringbone-layout.html?raw';
import looseLayPlank from './guides/loose-lay-plank.html?raw';
import stairsAndTransitions from './guides/stairs-and-transitions.html?raw';
import type { GuideSeed } from '../seed-shapes';

/** In the order of the English ones. */
export const guides: readonly Readonly<Pick<GuideSeed, 'title' | 'descriptionHtml'>>[] = [
  { title: 'Lamas flotantes de clic', descriptionHtml: floatingClickPlank.trimEnd() },
  { title: 'Vinilo pegado', descriptionHtml: glueDownVinyl.trimEnd() },
  { title: 'Trazado en espiga', descriptionHtml: herringboneLayout.trimEnd() },
  { title: 'Escalones y transiciones', descriptionHtml: stairsAndTransitions.trimEnd() },
  { title: 'Humedad de la losa de concreto en Florida', descriptionHtml: concreteSlabMoistureFlorida.trimEnd() },
  { title: 'Sonido y base en condominios', descriptionHtml: condoSoundUnderlayment.trimEnd() },
  { title: 'Lamas de colocación suelta', descriptionHtml: looseLayPlank.trimEnd() },
  { title: 'Cuidado y reparación', descriptionHtml: careAndRepair.trimEnd() },
];
