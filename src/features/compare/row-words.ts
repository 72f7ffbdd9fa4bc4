import { FACETS } from '../../domain/find/facets';
import type { FacetId } from '../../domain/find/find-parameters';

/** They share their explanation with a facet. In lower case. */
const OF_FACETS: Readonly<Record<string, FacetId>> = {
  look: 'look',
  core: 'core',
  'wear layer': 'wear',
  'total thickness': 'thickness',
  thickness: 'thickness',
  'attached pad': 'pad',
};

/** Titles in lower case. */
const WORDS: Readonly<Record<string, string>> = {
  'price per sqft': 'What one square foot costs, so that floors in boxes of different sizes compare.',
  'price per box': 'Floors are sold by the whole box. The area that a box covers stands beside its price.',
  'boxes on hand': 'What the shop can sell at once, and of which day it knows that.',
  boxes: 'Your area with its wastage, rounded up to whole boxes.',
  'left over': 'What the boxes hold beyond your area and its wastage. Keep it for a repair: later runs can differ in color.',
  flooring: 'The boxes alone, before tax.',
  installation: 'Fitted by our own crew. It is charged for the area of the boxes.',
  'estimated taxes': 'Sales tax on the boxes for pickup at our store.',
  'all of it, for pickup': 'Boxes, installation and estimated tax. Delivery is added by address in the cart.',
  series: 'Floors of one series share their construction and differ in color.',
  'best for': 'The rooms and the use that the maker has in mind.',
  style: 'The shape of the pieces and how they are laid.',
  surface: 'How the top feels. Embossed in register means that the grain you feel follows the grain you see.',
  edge: 'How the long sides end. A bevel shows each plank; a square edge hides the joint.',
  'plank size': 'Width and length of one piece. Long, wide pieces show fewer joints and want a flatter subfloor.',
  'pieces per box': 'How many planks or tiles a box holds.',
  'coverage per box': 'The area that one box covers, before anything is cut off.',
  'box weight': 'What somebody has to carry upstairs.',
  'pattern variation': 'How much the pieces differ from each other. V1 is uniform, V4 is lively.',
  method: 'How the floor is laid: clicked together, glued down, or loose by its own weight.',
  adhesive: 'The glue that the maker asks for, if any.',
  levels: 'Below, on or above the ground.',
  acclimation: 'How long the closed boxes lie in the room first, so that planks do not move later.',
  'room temperature': 'The range in which the room stays before, during and after the work.',
  'expansion gap': 'The space left at walls so that the floor can move. Baseboards cover it.',
  'subfloor flatness': 'How flat the ground must be. Higher spots are ground, lower ones filled.',
  'slab moisture limit': 'How damp a concrete slab may be. A waterproof plank does not stop moisture from below.',
  'vapor film on slab': 'A plastic film under the floor against moisture from the slab.',
  'extra underlayment': 'Whether a second layer may lie under the floor. Where it may not, it ends the warranty.',
  'iic / stc':
    'Sound through the floor, in a laboratory: IIC is footsteps, STC is voices. Higher is quieter. It counts for the whole assembly, not for the plank.',
  'delta iic': 'How many points the floor adds to a bare slab against footsteps.',
  assembly: 'The ceiling and slab of the sound test. Another building gives other figures.',
  'test methods': 'The standards of the sound tests, for your association.',
  'do not install': 'Where the maker does not want it. Laid there, it has no warranty.',
  'product standard': 'The standard that the maker says the floor meets.',
  'indoor air': 'A label for low emissions into the air of the room.',
  'traffic class': 'How much use the maker expects: a home, or a shop as well.',
  residential: 'The warranty in a home.',
  'light commercial': 'The warranty in a small office or shop.',
  cleaning: 'What the maker says to clean it with.',
  avoid: 'What harms the surface or ends the warranty.',
};

/** Null without an explanation. */
export function rowWords(title: string): string | null {
  const key = title.trim().toLowerCase();
  const facet = FACETS.find(({ id }) => Object.hasOwn(OF_FACETS, key) && id === OF_FACETS[key]);
  if (facet !== undefined) return facet.explanation;
  return Object.hasOwn(WORDS, key) ? (WORDS[key] ?? null) : null;
}
