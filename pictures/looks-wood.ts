import type { WoodLook } from './look';
import type { SpeciesName } from './species';

type Extra = Partial<Pick<WoodLook, 'pattern' | 'rustic' | 'weather' | 'contrast' | 'variation' | 'sheen' | 'bevelMm'>>;

interface Size {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly bevelMm: number;
  readonly sheen: number;
}

const everyday: Size = { lengthMm: 1220, widthMm: 180, bevelMm: 1, sheen: 0.5 };
const family: Size = { lengthMm: 1220, widthMm: 180, bevelMm: 1.3, sheen: 0.4 };
const wide: Size = { lengthMm: 1535, widthMm: 228, bevelMm: 1.4, sheen: 0.35 };
const long: Size = { lengthMm: 1800, widthMm: 230, bevelMm: 1.5, sheen: 0.3 };
const comfort: Size = { lengthMm: 1524, widthMm: 228, bevelMm: 1.4, sheen: 0.35 };
const estate: Size = { lengthMm: 1801, widthMm: 229, bevelMm: 1.6, sheen: 0.28 };
const chevron: Size = { lengthMm: 720, widthMm: 150, bevelMm: 0.9, sheen: 0.45 };
const glued: Size = { lengthMm: 1220, widthMm: 180, bevelMm: 0.5, sheen: 0.5 };
const loose: Size = { lengthMm: 1524, widthMm: 229, bevelMm: 0.6, sheen: 0.4 };

function wood(id: number, title: string, size: Size, species: SpeciesName, stops: string, alt: string, extra: Extra = {}): WoodLook {
  const [light = '#ccc', mean = '#aaa', dark = '#888', pore = '#666'] = stops.split(' ');
  return {
    kind: 'wood',
    id,
    title,
    ...size,
    species,
    stops: [light, mean, dark, pore],
    pattern: 'straight',
    rustic: 1,
    weather: 0,
    contrast: 1,
    variation: 0.45,
    alt,
    ...extra,
  };
}

export const woodLooks: readonly WoodLook[] = [
  wood(
    101,
    'Natural Oak',
    everyday,
    'oak',
    '#d9c09b #c5a67c #9d7b54 #7c5d3f',
    'Natural oak-look planks in warm honey beige, arched grain with fine pores',
  ),
  wood(102, 'Sandy Oak', everyday, 'oak', '#ddccb2 #cab595 #a58b69 #8a7153', 'Sand-coloured oak-look planks, quiet straight grain', {
    contrast: 0.8,
  }),
  wood(
    103,
    'Driftwood Grey',
    everyday,
    'oak',
    '#beb5a9 #a0978b #776e64 #5a534b',
    'Weathered grey planks like driftwood, brushed grain with saw marks',
    { weather: 0.7, rustic: 1.6, variation: 0.6 },
  ),
  wood(
    104,
    'Honey Hickory',
    everyday,
    'hickory',
    '#d8bd95 #bf9a6f #8d6a47 #6a4e35',
    'Honey-coloured hickory-look planks, light and dark boards with streaks',
    { variation: 0.85 },
  ),
  wood(
    105,
    'Weathered Walnut',
    everyday,
    'walnut',
    '#a18b76 #7f6b5a #5a4a3b #40342b',
    'Weathered walnut-look planks in grey brown, worn grain',
    { weather: 0.5, variation: 0.6 },
  ),
  wood(106, 'Pale Ash', everyday, 'ash', '#e3d7c3 #d3c3a9 #b29d7e #9b8566', 'Pale ash-look planks with clear arched grain', {
    variation: 0.35,
  }),
  wood(
    107,
    'Coastal Maple',
    family,
    'maple',
    '#e6d8c1 #dac6a7 #bfa380 #a98c68',
    'Pale maple-look planks, fine arched lines with tiny flecks',
    { variation: 0.4 },
  ),
  wood(
    108,
    'Limewash Oak',
    family,
    'oak',
    '#d3c7b6 #bfb09b #a08b74 #e2dacd',
    'Limewashed oak-look planks, white-filled grain on soft beige',
    { variation: 0.4, contrast: 1.05 },
  ),
  wood(109, 'Smoked Oak', family, 'oak', '#8c715a #6f5743 #4c3a2c #362820', 'Smoked oak-look planks in deep brown, open grain'),
  wood(
    110,
    'Toasted Pecan',
    family,
    'pecan',
    '#b8967a #99775b #6d523d #4f3b2c',
    'Toasted pecan-look planks in warm mid brown with soft streaks',
    { variation: 0.65 },
  ),
  wood(111, 'Greige Oak', family, 'oak', '#c2b6a5 #aa9c8a #867869 #6b5f54', 'Greige oak-look planks between grey and beige, calm grain', {
    variation: 0.4,
  }),
  wood(
    112,
    'Saddle Hickory',
    family,
    'hickory',
    '#b59372 #906d4f #614532 #463124',
    'Saddle-brown hickory-look planks, strong light and dark change',
    { variation: 0.9, rustic: 1.4 },
  ),
  wood(113, 'Charcoal Oak', family, 'oak', '#6b6561 #524d49 #3a3633 #282523', 'Charcoal oak-look planks, near-black open grain', {
    contrast: 1.1,
  }),
  wood(114, 'Wheat Oak', family, 'oak', '#dec495 #caaa77 #a18154 #836540', 'Wheat-yellow oak-look planks, clear arched grain'),
  wood(
    115,
    'White Oak Natural',
    wide,
    'oak',
    '#d2bd9f #bca385 #977c5f #775f48',
    'Wide white-oak-look planks in natural tan, open grain and a few small knots',
    { rustic: 2 },
  ),
  wood(116, 'Bleached Oak', wide, 'oak', '#e4dac9 #d6c9b5 #b9a890 #a29079', 'Wide bleached oak-look planks, very light and calm', {
    variation: 0.35,
    contrast: 0.85,
  }),
  wood(
    117,
    'Sun-Washed Oak',
    wide,
    'oak',
    '#dfccab #cfb893 #ad916d #93785a',
    'Wide sun-washed oak-look planks in light straw, soft grain',
    { contrast: 0.85 },
  ),
  wood(118, 'Cedar Brown', wide, 'cedar', '#a9866c #88644c #5e4333 #473126', 'Wide cedar-look planks in red brown, fine straight grain', {
    variation: 0.7,
  }),
  wood(119, 'Silver Birch', wide, 'birch', '#d5cfc6 #c2bbb1 #a0978d #8b8279', 'Wide silver-grey birch-look planks, soft wavy figure', {
    variation: 0.45,
  }),
  wood(120, 'Amber Oak', wide, 'oak', '#c4a074 #ab865b #81603f #634930', 'Wide amber oak-look planks, warm golden brown', {
    variation: 0.5,
  }),
  wood(121, 'Ivory Oak', long, 'oak', '#e7decd #dcd0bb #c0b097 #ab9b80', 'Extra-long ivory oak-look planks, light cream with quiet grain', {
    variation: 0.3,
    contrast: 0.8,
  }),
  wood(
    122,
    'Barrel Oak',
    long,
    'oak',
    '#a58462 #87674a #604734 #463225',
    'Extra-long barrel oak-look planks, brown with dark streaks and knots',
    { variation: 0.7, rustic: 3 },
  ),
  wood(
    123,
    'Walnut Brown',
    long,
    'walnut',
    '#8b684d #6c4d38 #483225 #312119',
    'Extra-long walnut-look planks in chocolate brown, flowing grain',
    { variation: 0.6 },
  ),
  wood(124, 'Fog Oak', long, 'oak', '#ccc8c1 #b8b3ab #968f87 #7e7871', 'Extra-long fog-grey oak-look planks, light and misty', {
    variation: 0.35,
    contrast: 0.9,
  }),
  wood(125, 'Cottage Oak', comfort, 'oak', '#cdb38f #b4966f #8a6c4d #6a5037', 'Cottage oak-look planks in farmhouse tan with knots', {
    rustic: 5,
    variation: 0.6,
  }),
  wood(
    126,
    'Rustic Pine',
    comfort,
    'pine',
    '#dec49b #cdaa7c #96704c #6f5238',
    'Rustic pine-look planks in warm honey yellow, bold rings and round knots',
    { variation: 0.5 },
  ),
  wood(
    127,
    'Maple Cream',
    comfort,
    'maple',
    '#ebdfca #e0d0b5 #c8b08e #b39b7a',
    'Cream maple-look planks, smooth, with fine lines and a soft shimmer',
    { variation: 0.35, contrast: 1.1 },
  ),
  wood(128, 'Dune Oak', comfort, 'oak', '#cfc0a8 #b9a78b #94816b #786754', 'Dune-coloured oak-look planks, dry beige with brushed grain', {
    weather: 0.25,
  }),
  wood(
    129,
    'Estate Oak',
    estate,
    'oak',
    '#b8976e #9b7950 #705336 #533b27',
    'Extra-long estate oak-look planks in rich brown, bold arched grain',
    { variation: 0.55, rustic: 1.5 },
  ),
  wood(
    130,
    'Farmhouse Hickory',
    estate,
    'hickory',
    '#ccb496 #a98a6c #745943 #523e2f',
    'Extra-long farmhouse hickory-look planks, strong change from cream to brown with knots',
    { variation: 1, rustic: 2.2 },
  ),
  wood(131, 'Linen Oak', estate, 'oak', '#ded3c1 #cdc0ab #ad9d86 #978872', 'Extra-long linen oak-look planks, soft undyed beige', {
    variation: 0.35,
    contrast: 0.85,
  }),
  wood(
    139,
    'Herringbone Natural Oak',
    chevron,
    'oak',
    '#d6bc95 #c1a277 #98754f #78593b',
    'Herringbone floor in natural oak look, warm honey beige',
    { pattern: 'herringbone', variation: 0.55 },
  ),
  wood(140, 'Herringbone Fog Oak', chevron, 'oak', '#cac5bd #b5afa6 #938b82 #7a736b', 'Herringbone floor in fog-grey oak look', {
    pattern: 'herringbone',
    variation: 0.5,
  }),
  wood(
    141,
    'Herringbone Walnut',
    chevron,
    'walnut',
    '#8f6748 #714d34 #4d3323 #352218',
    'Herringbone floor in walnut look, deep warm brown',
    { pattern: 'herringbone', variation: 0.75 },
  ),
  wood(142, 'Plain Oak', glued, 'oak', '#ceaf83 #b89568 #8f6e48 #6f5336', 'Plain oak-look planks in mid honey, even grain', {
    variation: 0.3,
    contrast: 0.8,
  }),
  wood(143, 'Grey Elm', glued, 'elm', '#b5ada3 #999188 #726a62 #5a5249', 'Grey elm-look planks, rippled arched grain', { variation: 0.5 }),
  wood(144, 'Studio Oak', glued, 'oak', '#d1b48d #bb9b73 #94734f #755739', 'Studio oak-look planks in clean light brown, straight grain', {
    variation: 0.35,
  }),
  wood(
    145,
    'Studio Walnut',
    glued,
    'walnut',
    '#7f5f4a #624837 #432f24 #2e2019',
    'Studio walnut-look planks, dark brown with fine streaks',
    { variation: 0.45 },
  ),
  wood(146, 'Studio Ash', glued, 'ash', '#d7c8af #c5b294 #a0886a #857050', 'Studio ash-look planks, light tan with bold arches', {
    variation: 0.4,
  }),
  wood(147, 'Loft Oak', loose, 'oak', '#c5a982 #ad8f69 #84694c #654e37', 'Loft oak-look planks in warm mid tan, brushed grain', {
    variation: 0.5,
    rustic: 1.5,
  }),
  wood(148, 'Loft Grey', loose, 'oak', '#aaa6a1 #918d88 #6d6965 #55514d', 'Loft grey oak-look planks, cool urban grey', {
    variation: 0.45,
    weather: 0.2,
  }),
];
