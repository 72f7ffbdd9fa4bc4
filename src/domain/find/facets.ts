import type { Product } from '../catalogue';
import type { Core, FloorFacts, InstallMethod, Tone } from '../floor-facts';
import type { FacetId } from './find-state';

/** One facet of the list: its title, its explanation, and the function that reads a floor's values. */
export interface Facet {
  readonly id: FacetId;
  readonly title: string;
  readonly explanation: string;
  /** Whether a floor needs one of the chosen values or all of them. */
  readonly needs: 'one' | 'all';
  /** Empty where the floor's data does not say: an unknown value never passes a filter. */
  readonly valuesOf: (facts: FloorFacts) => readonly string[];
  readonly labelOf: (value: string) => string;
  readonly explanationOf: (value: string) => string;
  /** The order of its values; null to put the most frequent first. */
  readonly compare: ((a: string, b: string) => number) | null;
}

/** The values of a facet, in their order, each with its label and explanation. */
type Words<Value extends string> = Readonly<Record<Value, readonly [label: string, explanation: string]>>;

const TONES: Words<Tone> = {
  light: ['Light', 'White, cream, sand and pale wood: rooms look larger and brighter.'],
  warm: ['Warm', 'Honey, tan, amber and mid brown, like most furniture wood.'],
  grey: ['Gray', 'From silver to slate, cool beside white walls.'],
  dark: ['Dark', 'Deep brown to near black. Dust shows sooner.'],
};
/** Maps the core's name in the facts to its value in an address. */
const CORE_VALUES: Readonly<Record<Core, string>> = { SPC: 'SPC', WPC: 'WPC', LVT: 'LVT', 'Loose lay': 'loose-lay' };
const CORES: Words<string> = {
  SPC: ['SPC', 'Stone and plastic: rigid, dense, the hardest to dent.'],
  WPC: ['WPC', 'Foamed plastic: rigid, warmer and quieter to walk on, dents sooner.'],
  LVT: ['LVT', 'Flexible vinyl, thin, glued to a smooth slab.'],
  'loose-lay': ['Loose lay', 'Heavy flexible planks that stay by weight and grip, and lift out again.'],
};
const INSTALL: Words<InstallMethod> = {
  click: ['Click together', 'Planks lock to each other and float on the slab, without glue.'],
  glue: ['Glue down', 'Bonded to the slab with adhesive. It feels solid and follows every bump.'],
  loose: ['Loose lay', 'Laid by weight, with adhesive at the edges only.'],
};
const WATERPROOF: Words<string> = {
  yes: ['Waterproof', 'Water on top does not harm the plank. Moisture from the slab needs its own film.'],
};
const PAD: Words<string> = {
  yes: ['Pad attached', 'A soft layer is under each plank already; a second one is usually not allowed.'],
  no: ['No pad', 'For glue, or with an underlayment that the maker approves.'],
};
const SOUND: Words<string> = {
  '50': ['IIC 50 or more', 'The least that the building code asks between homes.'],
  '55': ['IIC 55 or more', 'What many condo associations ask.'],
  '60': ['IIC 60 or more', 'For associations that ask the most.'],
};

/** The words of 'Do not install' rows for each room, in lower case. */
const ROOMS: Readonly<Record<string, { readonly label: string; readonly explanation: string; readonly named: RegExp }>> = {
  bathroom: { label: 'Bathroom', explanation: 'The maker does not rule out bathrooms.', named: /\bbath|\bwet (room|area)/ },
  kitchen: { label: 'Kitchen', explanation: 'The maker does not rule out kitchens.', named: /\bkitchen/ },
  laundry: { label: 'Laundry', explanation: 'The maker does not rule out laundry rooms.', named: /\blaundr|\bwet (room|area)/ },
  bedroom: { label: 'Bedroom', explanation: 'The maker does not rule out bedrooms.', named: /\bbedroom/ },
  living: { label: 'Living room', explanation: 'The maker does not rule out living rooms.', named: /\bliving/ },
  basement: { label: 'Basement', explanation: 'The maker does not rule out rooms below grade.', named: /\bbasement|\bbelow grade/ },
  sunroom: {
    label: 'Sunroom',
    explanation: 'Only floors whose maker allows strong sun and heat.',
    named: /\bsun ?room|\bsolarium|\bthree.season/,
  },
  garage: { label: 'Garage', explanation: 'The maker does not rule out garages.', named: /\bgarage/ },
  unheated: {
    label: 'Unheated room',
    explanation: 'Only floors whose maker allows rooms without heating or cooling.',
    named: /\bunheated|\bunconditioned|\bnot climate/,
  },
};

function fromWords<Value extends string>(words: Words<Value>): Pick<Facet, 'labelOf' | 'explanationOf' | 'compare'> {
  const order = Object.keys(words);
  const lookUp = new Map<string, readonly [string, string]>(Object.entries(words));
  return {
    labelOf: (value) => lookUp.get(value)?.[0] ?? value,
    explanationOf: (value) => lookUp.get(value)?.[1] ?? '',
    compare: (a, b) => order.indexOf(a) - order.indexOf(b),
  };
}

const byNumber = (a: string, b: string): number => Number(a) - Number(b);
const one = (value: string | null | undefined): readonly string[] => (value === null || value === undefined ? [] : [value]);
const ofNumber = (value: number | null): readonly string[] => (value === null ? [] : [String(value)]);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function wearExplanation(mil: number): string {
  if (mil >= 28) return 'For shops and hard daily use.';
  if (mil >= 20) return 'For pets, kitchens and light commercial use.';
  return mil >= 12 ? 'For the normal use of a home.' : 'For rooms with light use, such as bedrooms.';
}

/** All facets in the order of the panel; the price range comes before them. */
export const FACETS: readonly Facet[] = [
  {
    id: 'look',
    title: 'Look',
    explanation: 'The wood or stone that the printed film shows.',
    needs: 'one',
    // A search for oak includes white oak.
    valuesOf: ({ look }) => one(look?.toLowerCase().replace(/^\w+ oak$/, 'oak')),
    labelOf: capital,
    explanationOf: (value) => `Floors that look like ${value}.`,
    compare: null,
  },
  {
    id: 'tone',
    title: 'Tone',
    explanation: 'How light the whole floor looks, from its own color.',
    needs: 'one',
    valuesOf: ({ tone }) => one(tone),
    ...fromWords(TONES),
  },
  {
    id: 'core',
    title: 'Core',
    explanation: 'What the plank is made of under the picture: it decides how hard, warm and quiet it is.',
    needs: 'one',
    valuesOf: ({ core }) => one(core === null ? null : CORE_VALUES[core]),
    ...fromWords(CORES),
  },
  {
    id: 'wear',
    title: 'Wear layer',
    explanation: 'The clear layer on top that takes the scratches. 1 mil is a thousandth of an inch; more lasts longer.',
    needs: 'one',
    valuesOf: ({ wearLayerMil }) => ofNumber(wearLayerMil),
    labelOf: (value) => `${value} mil`,
    explanationOf: (value) => wearExplanation(Number(value)),
    compare: byNumber,
  },
  {
    id: 'thickness',
    title: 'Thickness',
    explanation: 'The whole plank with its pad. Thicker bridges small bumps; thinner slides under doors.',
    needs: 'one',
    valuesOf: ({ thicknessMm }) => ofNumber(thicknessMm),
    labelOf: (value) => `${value} mm`,
    explanationOf: (value) => `About ${(Number(value) / 25.4).toFixed(2)} in from slab to surface.`,
    compare: byNumber,
  },
  {
    id: 'width',
    title: 'Width',
    explanation: 'How wide one piece is, to the nearest inch. Wide planks mean fewer joints.',
    needs: 'one',
    valuesOf: ({ plankWidthInches }) => ofNumber(plankWidthInches === null ? null : Math.round(plankWidthInches)),
    labelOf: (value) => `${value} in`,
    explanationOf: (value) => `Pieces about ${value} in wide.`,
    compare: byNumber,
  },
  {
    id: 'waterproof',
    title: 'Waterproof',
    explanation: 'Whether water on top may stay without harming the plank.',
    needs: 'one',
    valuesOf: ({ isWaterproof }) => (isWaterproof === true ? ['yes'] : []),
    ...fromWords(WATERPROOF),
  },
  {
    id: 'pad',
    title: 'Attached pad',
    explanation: 'A soft layer under the plank that quiets steps.',
    needs: 'one',
    valuesOf: ({ hasPad }) => (hasPad === null ? [] : [hasPad ? 'yes' : 'no']),
    ...fromWords(PAD),
  },
  {
    id: 'install',
    title: 'Installation',
    explanation: 'How the floor is held in place.',
    needs: 'one',
    valuesOf: ({ installMethod }) => one(installMethod),
    ...fromWords(INSTALL),
  },
  {
    id: 'room',
    title: 'Room',
    explanation: 'Rooms that the maker does not rule out. Check the carton leaflet for yours.',
    needs: 'all',
    valuesOf: ({ notForRooms }) => (notForRooms === null ? [] : roomsOf(notForRooms)),
    ...fromWords(Object.fromEntries(Object.entries(ROOMS).map(([id, { label, explanation }]) => [id, [label, explanation]]))),
  },
  {
    id: 'sound',
    title: 'Sound, for condos',
    explanation: 'Impact sound class (IIC) of the tested assembly: higher is quieter for the home below. Ask your association.',
    needs: 'one',
    valuesOf: ({ iic }) => (iic === null ? [] : Object.keys(SOUND).filter((least) => iic >= Number(least))),
    ...fromWords(SOUND),
  },
];

const BY_ID = new Map(FACETS.map((facet) => [facet.id, facet]));

export function facetOf(id: FacetId): Facet | undefined {
  return BY_ID.get(id);
}

const NO_VALUES: readonly string[] = [];
/** Cached values by facts: every press counts all facets again. */
const valuesByFacts = new WeakMap<FloorFacts, readonly (readonly string[])[]>();

/** A floor's values for each facet, in the order of FACETS; empty where its data does not say. */
export function facetValues({ facts }: Product): readonly (readonly string[])[] {
  if (facts === undefined) return [];
  const known = valuesByFacts.get(facts);
  if (known !== undefined) return known;
  const values = FACETS.map((facet) => facet.valuesOf(facts));
  valuesByFacts.set(facts, values);
  return values;
}

/** A floor's values for one facet. */
export function valuesOf(facet: Facet, floor: Product): readonly string[] {
  return facetValues(floor)[FACETS.indexOf(facet)] ?? NO_VALUES;
}

/** Cached by text: a shop has few different 'Do not install' rows. */
const roomsByRow = new Map<string, readonly string[]>();

/** The rooms that a 'Do not install' row does not name. */
function roomsOf(notForRooms: readonly string[]): readonly string[] {
  const row = notForRooms.join();
  const known = roomsByRow.get(row);
  if (known !== undefined) return known;
  const rooms = Object.entries(ROOMS).flatMap(([id, { named }]) => (named.test(row) ? [] : [id]));
  roomsByRow.set(row, rooms);
  return rooms;
}
