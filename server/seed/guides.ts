import { careAndRepair } from './guides/care-and-repair';
import { concreteSlabMoistureFlorida } from './guides/concrete-slab-moisture-florida';
import { condoSoundUnderlayment } from './guides/condo-sound-underlayment';
import { floatingClickPlank } from './guides/floating-click-plank';
import { glueDownVinyl } from './guides/glue-down-vinyl';
import { herringboneLayout } from './guides/herringbone-layout';
import { looseLayPlank } from './guides/loose-lay-plank';
import { stairsAndTransitions } from './guides/stairs-and-transitions';
import type { GuideSeed } from './seed-shapes';

export const guides: readonly GuideSeed[] = [
  floatingClickPlank,
  glueDownVinyl,
  herringboneLayout,
  stairsAndTransitions,
  concreteSlabMoistureFlorida,
  condoSoundUnderlayment,
  looseLayPlank,
  careAndRepair,
];
