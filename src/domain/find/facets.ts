import type { Product } from '../catalogue';
import { type Core, type FloorFacts, INSTALL_METHODS, type Tone } from '../floor-facts';
import { looksTexts } from '../looks.texts';
import { NO_FACTS } from '../read-floor-facts';
import { cutText } from '../text';
import { FACET_IDS, type FacetId } from './find-parameters';
import { readFindState } from './find-state';
import { facetsTexts } from './facets.texts';

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

const TONES: readonly Tone[] = ['light', 'warm', 'grey', 'dark'];
/** By the core's name in the facts; the value stands in addresses. */
const CORE_VALUES: Readonly<Record<Core, string>> = { SPC: 'SPC', WPC: 'WPC', LVT: 'LVT', 'Loose lay': 'loose-lay' };
const SAID: SaidValues = { said: ['yes'], unsaid: [] };
const NOT_SAID: SaidValues = { said: [], unsaid: ['yes'] };
const DENIED: SaidValues = { said: [], unsaid: [] };
const SOUND_CLASSES: readonly string[] = ['50', '55', '60'];

type RoomId = keyof typeof facetsTexts.room.labels;

/** They find the room in the maker's rows. */
const ROOMS: Readonly<Record<RoomId, RegExp>> = {
  bathroom: /bath|powder room|wet (room|area)/,
  kitchen: /kitchen/,
  laundry: /laundr|utility room|wet (room|area)/,
  bedroom: /bedroom/,
  living: /living|family room|great room/,
  dining: /dining/,
  entry: /\bentr(y|ies|yways?)\b|foyer|hallway|mud ?room/,
  basement: /basement|below grade/,
  sunroom: /sun ?room|solarium|three.season/,
  garage: /garage/,
  unheated: /unheated|unconditioned|not climate/,
  outdoor: /outdoor|outside|exterior|patio|lanai|balcon/,
};
const ROOM_IDS: readonly string[] = Object.keys(ROOMS);

interface ValueWords {
  readonly label: string;
  readonly explanation: string;
}

/** `wordsOf` reads the texts at each call: the language is known only then. */
function fromWords(
  order: readonly string[],
  wordsOf: () => Readonly<Record<string, ValueWords>>,
): Pick<Facet, 'labelOf' | 'explanationOf' | 'compare'> {
  const find = (value: string): ValueWords | undefined => {
    const words = wordsOf();
    return Object.hasOwn(words, value) ? words[value] : undefined;
  };
  return {
    labelOf: (value) => find(value)?.label ?? value,
    explanationOf: (value) => find(value)?.explanation ?? '',
    compare: (a, b) => order.indexOf(a) - order.indexOf(b),
  };
}

function roomLabel(value: string): string | undefined {
  const labels: Readonly<Record<string, string>> = facetsTexts.room.labels;
  return Object.hasOwn(labels, value) ? labels[value] : undefined;
}

function roomExplanation(value: string): string {
  const label = roomLabel(value);
  return label === undefined ? '' : facetsTexts.room.of(label);
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
  const { forShops, forPets, forHomes, forBedrooms } = facetsTexts.wear;
  if (mil >= 28) return forShops;
  if (mil >= 20) return forPets;
  return mil >= 12 ? forHomes : forBedrooms;
}

function facet(id: FacetId, rest: Omit<Facet, 'id' | 'title' | 'explanation'>): Facet {
  return {
    ...rest,
    id,
    get title() {
      return facetsTexts[id].title;
    },
    get explanation() {
      return facetsTexts[id].explanation;
    },
  };
}

const BY_ID: Readonly<Record<FacetId, Facet>> = {
  look: facet('look', {
    needs: 'one',
    // A search for oak includes white oak.
    valuesOf: ({ look }) => one(look === null ? null : lookValue(look).replace(/^\w+ oak$/, 'oak')),
    labelOf: (value) => capital(looksTexts.name(value)),
    explanationOf: (value) => facetsTexts.look.of(looksTexts.name(value)),
    compare: null,
  }),
  tone: facet('tone', {
    needs: 'one',
    valuesOf: ({ tone }) => one(tone),
    ...fromWords(TONES, () => facetsTexts.tone.values),
  }),
  core: facet('core', {
    needs: 'one',
    valuesOf: ({ core }) => one(core === null ? null : CORE_VALUES[core]),
    ...fromWords(Object.values(CORE_VALUES), () => facetsTexts.core.values),
  }),
  wear: facet('wear', {
    needs: 'one',
    valuesOf: ({ wearLayerMil }) => ofNumber(wearLayerMil, 1),
    labelOf: (value) => facetsTexts.wear.label(value),
    explanationOf: (value) => wearExplanation(Number(value)),
    compare: byNumber,
  }),
  thickness: facet('thickness', {
    needs: 'one',
    valuesOf: ({ thicknessMm }) => ofNumber(thicknessMm, 2),
    labelOf: (value) => facetsTexts.thickness.label(value),
    explanationOf: (value) => facetsTexts.thickness.of((Number(value) / 25.4).toFixed(2)),
    compare: byNumber,
  }),
  width: facet('width', {
    needs: 'one',
    valuesOf: ({ plankWidthInches }) => ofNumber(plankWidthInches, 0),
    labelOf: (value) => facetsTexts.width.label(value),
    explanationOf: (value) => facetsTexts.width.of(value),
    compare: byNumber,
  }),
  waterproof: facet('waterproof', {
    needs: 'one',
    valuesOf: ({ isWaterproof }) => (isWaterproof === true ? ['yes'] : []),
    evidenceOf: ({ isWaterproof }) => (isWaterproof === null ? NOT_SAID : isWaterproof ? SAID : DENIED),
    ...fromWords(['yes'], () => facetsTexts.waterproof.values),
  }),
  pad: facet('pad', {
    needs: 'one',
    valuesOf: ({ hasPad }) => (hasPad === null ? [] : [hasPad ? 'yes' : 'no']),
    ...fromWords(['yes', 'no'], () => facetsTexts.pad.values),
  }),
  install: facet('install', {
    needs: 'one',
    valuesOf: ({ installMethod }) => one(installMethod),
    ...fromWords(INSTALL_METHODS, () => facetsTexts.install.values),
  }),
  room: facet('room', {
    needs: 'all',
    valuesOf: (facts) => roomsOf(facts).said,
    evidenceOf: roomsOf,
    labelOf: (value) => roomLabel(value) ?? value,
    explanationOf: roomExplanation,
    compare: (a, b) => ROOM_IDS.indexOf(a) - ROOM_IDS.indexOf(b),
  }),
  sound: facet('sound', {
    needs: 'one',
    valuesOf: (facts) => soundOf(facts).said,
    evidenceOf: soundOf,
    ...fromWords(SOUND_CLASSES, () => facetsTexts.sound.values),
  }),
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
  const sound =
    iic === null ? { said: [], unsaid: SOUND_CLASSES } : { said: SOUND_CLASSES.filter((least) => iic >= Number(least)), unsaid: [] };
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
  const open = Object.entries(ROOMS).filter(([, room]) => !room.test(ruledOut));
  const ids = (isNamed: boolean): readonly string[] => open.filter(([, room]) => room.test(named) === isNamed).map(([id]) => id);
  return { said: ids(true), unsaid: ids(false) };
}
