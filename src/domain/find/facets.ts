import type { Product } from '../catalogue';
import type { Core, FloorFacts, InstallMethod, Tone } from '../floor-facts';
import { NO_FACTS } from '../read-floor-facts';
import { cutText } from '../text';
import { FACET_IDS, type FacetId } from './find-parameters';
import { readFindState } from './find-state';

/** Of a facet's values: what a maker says, and of what the maker is silent. The others are ruled out. */
export interface SaidValues {
  readonly said: readonly string[];
  readonly unsaid: readonly string[];
}

export interface Facet {
  readonly id: FacetId;
  readonly title: string;
  readonly explanation: string;
  readonly needs: 'one' | 'all';
  /** Empty when unknown: an unknown value never passes a filter. */
  readonly valuesOf: (facts: FloorFacts) => readonly string[];
  /** Where the maker's silence is shown. Floors that say the same have the same object. */
  readonly evidenceOf?: (facts: FloorFacts) => SaidValues;
  readonly labelOf: (value: string) => string;
  readonly explanationOf: (value: string) => string;
  /** Null puts the most frequent value first. */
  readonly compare: ((a: string, b: string) => number) | null;
}

type Words<Value extends string> = Readonly<Record<Value, readonly [label: string, explanation: string]>>;

const TONES: Words<Tone> = {
  light: ['Light', 'White, cream, sand and pale wood: rooms look larger and brighter.'],
  warm: ['Warm', 'Honey, tan, amber and mid brown, like most furniture wood.'],
  grey: ['Gray', 'From silver to slate, cool beside white walls.'],
  dark: ['Dark', 'Deep brown to near black. Dust shows sooner.'],
};
/** By the core's name in the facts; the value stands in addresses. */
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
const SAID: SaidValues = { said: ['yes'], unsaid: [] };
const NOT_SAID: SaidValues = { said: [], unsaid: ['yes'] };
const DENIED: SaidValues = { said: [], unsaid: [] };
const SOUND: Words<string> = {
  '50': ['IIC 50 or more', 'The least that the building code asks between homes.'],
  '55': ['IIC 55 or more', 'What many condo associations ask.'],
  '60': ['IIC 60 or more', 'For associations that ask the most.'],
};

/** `named` finds the room in the maker's rows. */
const ROOMS: Readonly<Record<string, { readonly label: string; readonly named: RegExp }>> = {
  bathroom: { label: 'Bathroom', named: /bath|powder room|wet (room|area)/ },
  kitchen: { label: 'Kitchen', named: /kitchen/ },
  laundry: { label: 'Laundry', named: /laundr|utility room|wet (room|area)/ },
  bedroom: { label: 'Bedroom', named: /bedroom/ },
  living: { label: 'Living room', named: /living|family room|great room/ },
  dining: { label: 'Dining room', named: /dining/ },
  entry: { label: 'Entry', named: /\bentr(y|ies|yways?)\b|foyer|hallway|mud ?room/ },
  basement: { label: 'Basement', named: /basement|below grade/ },
  sunroom: { label: 'Sunroom', named: /sun ?room|solarium|three.season/ },
  garage: { label: 'Garage', named: /garage/ },
  unheated: { label: 'Unheated room', named: /unheated|unconditioned|not climate/ },
  outdoor: { label: 'Outdoors', named: /outdoor|outside|exterior|patio|lanai|balcon/ },
};

const ROOM_WORDS: Words<string> = Object.fromEntries(
  Object.entries(ROOMS).map(([id, { label }]) => [id, [label, `The maker names it: ${label.toLowerCase()}.`]]),
);

function fromWords<Value extends string>(words: Words<Value>): Pick<Facet, 'labelOf' | 'explanationOf' | 'compare'> {
  const order = Object.keys(words);
  const lookUp = new Map<string, readonly [string, string]>(Object.entries(words));
  return {
    labelOf: (value) => lookUp.get(value)?.[0] ?? value,
    explanationOf: (value) => lookUp.get(value)?.[1] ?? '',
    compare: (a, b) => order.indexOf(a) - order.indexOf(b),
  };
}

const LONGEST_LOOK = 80;
const byNumber = (a: string, b: string): number => Number(a) - Number(b);
const one = (value: string | null | undefined): readonly string[] => (value === null || value === undefined ? [] : [value]);
/** The address holds so many decimals. */
const ofNumber = (value: number | null, decimals: number): readonly string[] =>
  value === null ? [] : [String(Number(value.toFixed(decimals)))];
/** A comma separates the values in an address; the rest does not come back from one. */
const NOT_IN_ADDRESS = /[,<>\s\p{Surrogate}]+/gu;
const lookValue = (look: string): string => cutText(look.toLowerCase().replace(NOT_IN_ADDRESS, ' ').trim(), LONGEST_LOOK).trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function wearExplanation(mil: number): string {
  if (mil >= 28) return 'For shops and hard daily use.';
  if (mil >= 20) return 'For pets, kitchens and light commercial use.';
  return mil >= 12 ? 'For the normal use of a home.' : 'For rooms with light use, such as bedrooms.';
}

const BY_ID: Readonly<Record<FacetId, Facet>> = {
  look: {
    id: 'look',
    title: 'Look',
    explanation: 'The wood or stone that the printed film shows.',
    needs: 'one',
    // A search for oak includes white oak.
    valuesOf: ({ look }) => one(look === null ? null : lookValue(look).replace(/^\w+ oak$/, 'oak')),
    labelOf: capital,
    explanationOf: (value) => `Floors that look like ${value}.`,
    compare: null,
  },
  tone: {
    id: 'tone',
    title: 'Tone',
    explanation: 'How light the whole floor looks, from its own color.',
    needs: 'one',
    valuesOf: ({ tone }) => one(tone),
    ...fromWords(TONES),
  },
  core: {
    id: 'core',
    title: 'Core',
    explanation: 'What the plank is made of under the picture: it decides how hard, warm and quiet it is.',
    needs: 'one',
    valuesOf: ({ core }) => one(core === null ? null : CORE_VALUES[core]),
    ...fromWords(CORES),
  },
  wear: {
    id: 'wear',
    title: 'Wear layer',
    explanation: 'The clear layer on top that takes the scratches. 1 mil is a thousandth of an inch; more lasts longer.',
    needs: 'one',
    valuesOf: ({ wearLayerMil }) => ofNumber(wearLayerMil, 1),
    labelOf: (value) => `${value} mil`,
    explanationOf: (value) => wearExplanation(Number(value)),
    compare: byNumber,
  },
  thickness: {
    id: 'thickness',
    title: 'Thickness',
    explanation: 'The whole plank with its pad. Thicker bridges small bumps; thinner slides under doors.',
    needs: 'one',
    valuesOf: ({ thicknessMm }) => ofNumber(thicknessMm, 2),
    labelOf: (value) => `${value} mm`,
    explanationOf: (value) => `About ${(Number(value) / 25.4).toFixed(2)} in from slab to surface.`,
    compare: byNumber,
  },
  width: {
    id: 'width',
    title: 'Width',
    explanation: 'How wide one piece is, to the nearest inch. Wide planks mean fewer joints.',
    needs: 'one',
    valuesOf: ({ plankWidthInches }) => ofNumber(plankWidthInches, 0),
    labelOf: (value) => `${value} in`,
    explanationOf: (value) => `Pieces about ${value} in wide.`,
    compare: byNumber,
  },
  waterproof: {
    id: 'waterproof',
    title: 'Waterproof',
    explanation: 'Whether water on top may stay without harming the plank.',
    needs: 'one',
    valuesOf: ({ isWaterproof }) => (isWaterproof === true ? ['yes'] : []),
    evidenceOf: ({ isWaterproof }) => (isWaterproof === null ? NOT_SAID : isWaterproof ? SAID : DENIED),
    ...fromWords(WATERPROOF),
  },
  pad: {
    id: 'pad',
    title: 'Attached pad',
    explanation: 'A soft layer under the plank that quiets steps.',
    needs: 'one',
    valuesOf: ({ hasPad }) => (hasPad === null ? [] : [hasPad ? 'yes' : 'no']),
    ...fromWords(PAD),
  },
  install: {
    id: 'install',
    title: 'Installation',
    explanation: 'How the floor is held in place.',
    needs: 'one',
    valuesOf: ({ installMethod }) => one(installMethod),
    ...fromWords(INSTALL),
  },
  room: {
    id: 'room',
    title: 'Room',
    explanation: 'Rooms that the maker names. Where the maker is silent, ask us or read the carton leaflet.',
    needs: 'all',
    valuesOf: (facts) => roomsOf(facts).said,
    evidenceOf: roomsOf,
    ...fromWords(ROOM_WORDS),
  },
  sound: {
    id: 'sound',
    title: 'Sound, for condos',
    explanation: 'Impact sound class (IIC) of the tested assembly: higher is quieter for the home below. Ask your association.',
    needs: 'one',
    valuesOf: (facts) => soundOf(facts).said,
    evidenceOf: soundOf,
    ...fromWords(SOUND),
  },
};

/** In the order of the panel. */
export const FACETS: readonly Facet[] = FACET_IDS.map(facetOf);

/** Every id has one; the order of the panel is FACETS. */
export function facetOf(id: FacetId): Facet {
  return BY_ID[id];
}

/** One thing for each facet. */
export function byFacet<Thing>(thingOf: (facet: Facet) => Thing): Readonly<Record<FacetId, Thing>> {
  return Object.fromEntries(FACETS.map((facet) => [facet.id, thingOf(facet)])) as Record<FacetId, Thing>;
}

export type FacetValues = Readonly<Record<FacetId, readonly string[]>>;

const NO_VALUES: FacetValues = byFacet(() => []);
/** Cached: every press counts all facets again. */
const valuesByFacts = new WeakMap<FloorFacts, FacetValues>();

/** A floor's values by facet; empty where its data does not say. */
export function facetValues({ facts }: Product): FacetValues {
  if (facts === undefined) return NO_VALUES;
  const known = valuesByFacts.get(facts);
  if (known !== undefined) return known;
  // What does not come back from the address could not be chosen.
  const { chosen } = readFindState(byFacet(({ valuesOf }) => valuesOf(facts).join()));
  const values = byFacet(({ id }) => chosen[id] ?? []);
  valuesByFacts.set(facts, values);
  return values;
}

/** The values of which a floor's maker is silent; all of them without facts. */
export function unsaidValues({ facts }: Product, { evidenceOf }: Facet): readonly string[] {
  return evidenceOf?.(facts ?? NO_FACTS).unsaid ?? [];
}

/** Cached: a shop has few different figures, and few different rows about rooms. */
const soundByIic = new Map<number | null, SaidValues>();
const roomsByRows = new Map<string, SaidValues>();
const roomsByFacts = new WeakMap<FloorFacts, SaidValues>();

function soundOf({ iic }: FloorFacts): SaidValues {
  const known = soundByIic.get(iic);
  if (known !== undefined) return known;
  const all = Object.keys(SOUND);
  const sound = iic === null ? { said: [], unsaid: all } : { said: all.filter((least) => iic >= Number(least)), unsaid: [] };
  soundByIic.set(iic, sound);
  return sound;
}

function roomsOf(facts: FloorFacts): SaidValues {
  const known = roomsByFacts.get(facts);
  if (known !== undefined) return known;
  const [named, ruledOut] = [(facts.suits ?? []).join(), (facts.notForRooms ?? []).join()];
  const rooms = roomsByRows.get(`${named}|${ruledOut}`) ?? readRooms(named, ruledOut);
  roomsByRows.set(`${named}|${ruledOut}`, rooms);
  roomsByFacts.set(facts, rooms);
  return rooms;
}

function readRooms(named: string, ruledOut: string): SaidValues {
  const open = Object.entries(ROOMS).filter(([, room]) => !room.named.test(ruledOut));
  const ids = (isNamed: boolean): readonly string[] => open.filter(([, room]) => room.named.test(named) === isNamed).map(([id]) => id);
  return { said: ids(true), unsaid: ids(false) };
}
