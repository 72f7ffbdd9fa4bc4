import {
  everyday12,
  family20,
  widePlank20,
  extraLong22,
  comfort20,
  comfort28,
  stoneLook12x24,
  stoneLook16x32,
  herringbone20,
  glueDown12,
  glueDown20,
  looseLay20,
} from './product-series';
import type { SeriesFacts } from './product-series';

/** From V1 (uniform) to V4 (strong). */
export type Shade = 1 | 2 | 3 | 4;

export interface ProductFacts extends SeriesFacts {
  readonly id: number;
  readonly colour: string;
  /** The material first: "Oak, light natural". */
  readonly look: string;
  /** Per square foot. */
  readonly priceCents: number;
  readonly shade: Shade;
  /** Per square foot; absent when the product is not on offer. */
  readonly mainPriceCents?: number;
  /** A surface without embossing has another type in the standard. */
  readonly isSmooth?: true;
  readonly bestsellerRank?: number;
  readonly videoName?: string;
}

/** Colors are plain words on purpose: they are no maker's series or color names. */
export const productFacts: readonly ProductFacts[] = [
  { ...everyday12, id: 101, colour: 'Natural Oak', look: 'Oak, warm honey beige', priceCents: 249, shade: 2, bestsellerRank: 3 },
  { ...everyday12, id: 102, colour: 'Sandy Oak', look: 'Oak, sand beige', priceCents: 249, shade: 2 },
  { ...everyday12, id: 103, colour: 'Driftwood Grey', look: 'Oak, weathered gray', priceCents: 229, shade: 3, mainPriceCents: 259 },
  { ...everyday12, id: 104, colour: 'Honey Hickory', look: 'Hickory, honey', priceCents: 249, shade: 4 },
  { ...everyday12, id: 105, colour: 'Weathered Walnut', look: 'Walnut, gray brown', priceCents: 259, shade: 3 },
  { ...everyday12, id: 106, colour: 'Pale Ash', look: 'Ash, pale cream', priceCents: 229, shade: 2, mainPriceCents: 259 },
  {
    ...family20,
    id: 107,
    colour: 'Coastal Maple',
    look: 'Maple, light cream',
    priceCents: 319,
    shade: 2,
    bestsellerRank: 1,
    videoName: 'hero-3',
  },
  { ...family20, id: 108, colour: 'Limewash Oak', look: 'Oak, limewashed beige', priceCents: 329, shade: 2 },
  { ...family20, id: 109, colour: 'Smoked Oak', look: 'Oak, deep brown', priceCents: 329, shade: 2, bestsellerRank: 7 },
  { ...family20, id: 110, colour: 'Toasted Pecan', look: 'Pecan, warm mid brown', priceCents: 319, shade: 3 },
  {
    ...family20,
    id: 111,
    colour: 'Greige Oak',
    look: 'Oak, gray beige',
    priceCents: 299,
    shade: 2,
    mainPriceCents: 339,
    bestsellerRank: 5,
  },
  { ...family20, id: 112, colour: 'Saddle Hickory', look: 'Hickory, saddle brown', priceCents: 329, shade: 4 },
  { ...family20, id: 113, colour: 'Charcoal Oak', look: 'Oak, charcoal', priceCents: 319, shade: 2 },
  { ...family20, id: 114, colour: 'Wheat Oak', look: 'Oak, wheat yellow', priceCents: 299, shade: 2, mainPriceCents: 339 },
  {
    ...widePlank20,
    id: 115,
    colour: 'White Oak Natural',
    look: 'White oak, natural tan',
    priceCents: 399,
    shade: 2,
    bestsellerRank: 2,
    videoName: 'hero-3',
  },
  { ...widePlank20, id: 116, colour: 'Bleached Oak', look: 'Oak, bleached cream', priceCents: 399, shade: 2 },
  { ...widePlank20, id: 117, colour: 'Sun-Washed Oak', look: 'Oak, light straw', priceCents: 409, shade: 2 },
  { ...widePlank20, id: 118, colour: 'Cedar Brown', look: 'Cedar, red brown', priceCents: 389, shade: 3 },
  { ...widePlank20, id: 119, colour: 'Silver Birch', look: 'Birch, silver gray', priceCents: 389, shade: 2, mainPriceCents: 439 },
  { ...widePlank20, id: 120, colour: 'Amber Oak', look: 'Oak, amber', priceCents: 419, shade: 2 },
  { ...extraLong22, id: 121, colour: 'Ivory Oak', look: 'Oak, ivory', priceCents: 499, shade: 1, bestsellerRank: 10 },
  { ...extraLong22, id: 122, colour: 'Barrel Oak', look: 'Oak, dark-streaked brown', priceCents: 519, shade: 3 },
  { ...extraLong22, id: 123, colour: 'Walnut Brown', look: 'Walnut, chocolate brown', priceCents: 529, shade: 3 },
  { ...extraLong22, id: 124, colour: 'Fog Oak', look: 'Oak, fog gray', priceCents: 499, shade: 2 },
  { ...comfort20, id: 125, colour: 'Cottage Oak', look: 'Oak, farmhouse tan', priceCents: 449, shade: 3, bestsellerRank: 6 },
  { ...comfort20, id: 126, colour: 'Rustic Pine', look: 'Pine, honey with knots', priceCents: 439, shade: 2 },
  { ...comfort20, id: 127, colour: 'Maple Cream', look: 'Maple, cream', priceCents: 449, shade: 1 },
  { ...comfort20, id: 128, colour: 'Dune Oak', look: 'Oak, dry beige', priceCents: 429, shade: 2, mainPriceCents: 479 },
  { ...comfort28, id: 129, colour: 'Estate Oak', look: 'Oak, rich brown', priceCents: 599, shade: 2 },
  { ...comfort28, id: 130, colour: 'Farmhouse Hickory', look: 'Hickory, cream to brown', priceCents: 589, shade: 4 },
  { ...comfort28, id: 131, colour: 'Linen Oak', look: 'Oak, undyed beige', priceCents: 599, shade: 2 },
  { ...stoneLook12x24, id: 132, colour: 'Cream Travertine', look: 'Travertine, cream', priceCents: 409, shade: 2 },
  { ...stoneLook12x24, id: 133, colour: 'Grey Slate', look: 'Slate, blue gray', priceCents: 399, shade: 3, bestsellerRank: 4 },
  { ...stoneLook12x24, id: 134, colour: 'Concrete Mist', look: 'Concrete, light gray', priceCents: 399, shade: 1, mainPriceCents: 449 },
  { ...stoneLook12x24, id: 135, colour: 'Sand Limestone', look: 'Limestone, sand', priceCents: 409, shade: 2 },
  {
    ...stoneLook16x32,
    id: 136,
    colour: 'White Marble Look',
    look: 'Marble, white with gray veins',
    priceCents: 449,
    shade: 1,
    isSmooth: true,
    bestsellerRank: 12,
  },
  { ...stoneLook16x32, id: 137, colour: 'Pewter Stone', look: 'Stone, pewter gray', priceCents: 439, shade: 2 },
  {
    ...stoneLook16x32,
    id: 138,
    colour: 'Terrazzo Light',
    look: 'Terrazzo, light with small chips',
    priceCents: 449,
    shade: 1,
    isSmooth: true,
  },
  { ...herringbone20, id: 139, colour: 'Natural Oak', look: 'Oak, warm honey beige', priceCents: 519, shade: 2 },
  { ...herringbone20, id: 140, colour: 'Fog Oak', look: 'Oak, fog gray', priceCents: 499, shade: 2, mainPriceCents: 569 },
  { ...herringbone20, id: 141, colour: 'Walnut', look: 'Walnut, deep warm brown', priceCents: 539, shade: 3, bestsellerRank: 8 },
  { ...glueDown12, id: 142, colour: 'Plain Oak', look: 'Oak, mid honey', priceCents: 199, shade: 1 },
  { ...glueDown12, id: 143, colour: 'Grey Elm', look: 'Elm, mid gray', priceCents: 199, shade: 2, mainPriceCents: 229 },
  { ...glueDown20, id: 144, colour: 'Studio Oak', look: 'Oak, light brown', priceCents: 289, shade: 2, bestsellerRank: 9 },
  { ...glueDown20, id: 145, colour: 'Studio Walnut', look: 'Walnut, dark brown', priceCents: 299, shade: 2 },
  { ...glueDown20, id: 146, colour: 'Studio Ash', look: 'Ash, light tan', priceCents: 289, shade: 2 },
  { ...looseLay20, id: 147, colour: 'Loft Oak', look: 'Oak, warm mid tan', priceCents: 369, shade: 2, bestsellerRank: 11 },
  { ...looseLay20, id: 148, colour: 'Loft Grey', look: 'Oak, cool gray', priceCents: 369, shade: 2, mainPriceCents: 419 },
];
