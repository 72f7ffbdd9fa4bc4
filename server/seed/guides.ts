import careAndRepair from './guides/care-and-repair.html?raw';
import concreteSlabMoistureFlorida from './guides/concrete-slab-moisture-florida.html?raw';
import condoSoundUnderlayment from './guides/condo-sound-underlayment.html?raw';
import floatingClickPlank from './guides/floating-click-plank.html?raw';
import glueDownVinyl from './guides/glue-down-vinyl.html?raw';
import herringboneLayout from './guides/herringbone-layout.html?raw';
import looseLayPlank from './guides/loose-lay-plank.html?raw';
import stairsAndTransitions from './guides/stairs-and-transitions.html?raw';
import type { GuideSeed } from './seed-shapes';

/** Their texts: `guides/`. */
export const guides: readonly GuideSeed[] = [
  {
    id: 1,
    slug: 'floating-click-plank',
    title: 'Floating click plank',
    pictureNames: ['p101-room', 'p101-close'],
    youtubeUrl: null,
    descriptionHtml: floatingClickPlank.trimEnd(),
  },
  {
    id: 2,
    slug: 'glue-down-vinyl',
    title: 'Glue-down vinyl',
    pictureNames: ['p144-room', 'p144-close'],
    youtubeUrl: null,
    descriptionHtml: glueDownVinyl.trimEnd(),
  },
  {
    id: 3,
    slug: 'herringbone-layout',
    title: 'Herringbone layout',
    pictureNames: ['p139-room', 'p139-close'],
    youtubeUrl: null,
    descriptionHtml: herringboneLayout.trimEnd(),
  },
  {
    id: 4,
    slug: 'stairs-and-transitions',
    title: 'Stairs and transitions',
    pictureNames: ['p112-room', 'p112-close'],
    youtubeUrl: null,
    descriptionHtml: stairsAndTransitions.trimEnd(),
  },
  {
    id: 5,
    slug: 'concrete-slab-moisture-florida',
    title: 'Concrete slab moisture in Florida',
    pictureNames: ['p134-close', 'p134-room'],
    youtubeUrl: null,
    descriptionHtml: concreteSlabMoistureFlorida.trimEnd(),
  },
  {
    id: 6,
    slug: 'condo-sound-underlayment',
    title: 'Condo sound and underlayment',
    pictureNames: ['p129-room', 'p129-close'],
    youtubeUrl: null,
    descriptionHtml: condoSoundUnderlayment.trimEnd(),
  },
  {
    id: 7,
    slug: 'loose-lay-plank',
    title: 'Loose-lay plank',
    pictureNames: ['p147-close', 'p147-room'],
    youtubeUrl: null,
    descriptionHtml: looseLayPlank.trimEnd(),
  },
  {
    id: 8,
    slug: 'care-and-repair',
    title: 'Care and repair',
    pictureNames: ['p110-room', 'p110-close'],
    youtubeUrl: null,
    descriptionHtml: careAndRepair.trimEnd(),
  },
];
