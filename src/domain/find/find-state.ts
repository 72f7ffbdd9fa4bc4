import { FACET_IDS, type FacetId } from './find-parameters';

/** First screens load this file: keep it small. The address holds the state. */
export interface FindState {
  readonly q: string;
  readonly sort: FindSort;
  readonly price: PriceRange;
  /** A facet without any is absent. */
  readonly chosen: Chosen;
}

/** Cents per square foot, both ends included. */
export interface PriceRange {
  readonly fromCents: number | null;
  readonly toCents: number | null;
}

export const FIND_SORTS = ['recommended', 'price-up', 'price-down', 'wear', 'quiet', 'name'] as const;
export type FindSort = (typeof FIND_SORTS)[number];

/** A pattern stands where the floors' data brings the values. */
const FACET_VALUES = {
  look: /^[^,<>]{1,80}$/,
  tone: ['light', 'warm', 'grey', 'dark'],
  core: ['SPC', 'WPC', 'LVT', 'loose-lay'],
  wear: /^\d{1,3}(\.\d)?$/,
  thickness: /^\d{1,3}(\.\d{1,2})?$/,
  width: /^\d{1,3}$/,
  waterproof: ['yes'],
  pad: ['yes', 'no'],
  install: ['click', 'glue', 'loose'],
  room: ['bathroom', 'kitchen', 'laundry', 'bedroom', 'living', 'dining', 'entry', 'basement', 'sunroom', 'garage', 'unheated', 'outdoor'],
  sound: ['50', '55', '60'],
} as const satisfies Readonly<Record<FacetId, readonly string[] | RegExp>>;

export type Chosen = Readonly<Partial<Record<FacetId, readonly string[]>>>;

export const ANY_PRICE: PriceRange = { fromCents: null, toCents: null };
export const NOTHING_ASKED: FindState = { q: '', sort: 'recommended', price: ANY_PRICE, chosen: {} };

const LONGEST_QUERY = 200;
const MOST_VALUES = 12;

/** Unknown values are ignored. */
export function readFindState(search: Readonly<Record<string, unknown>>): FindState {
  const chosen: Partial<Record<FacetId, readonly string[]>> = {};
  for (const id of FACET_IDS) {
    const values = readValues(id, search[id]);
    if (values.length > 0) chosen[id] = values;
  }
  return {
    q: [...textOf(search['q'])].slice(0, LONGEST_QUERY).join('').trim(),
    sort: FIND_SORTS.find((sort) => sort === search['sort']) ?? 'recommended',
    price: readPrice(textOf(search['price'])),
    chosen,
  };
}

/** Numbers stay numbers, so that the router does not quote them. */
export function findSearch(state: FindState): Readonly<Record<string, string | number>> {
  const search: Record<string, string | number> = {};
  if (state.q !== '') search['q'] = plainValue(state.q);
  if (state.sort !== 'recommended') search['sort'] = state.sort;
  const { fromCents, toCents } = state.price;
  if (fromCents !== null || toCents !== null) search['price'] = `${dollarsText(fromCents)}-${dollarsText(toCents)}`;
  for (const id of FACET_IDS) {
    const values = state.chosen[id] ?? [];
    if (values.length > 0) search[id] = plainValue(values.join(','));
  }
  return search;
}

/** Whether the state has a search text or a filter. */
export function isFiltered({ q, price, chosen }: FindState): boolean {
  return q !== '' || price.fromCents !== null || price.toCents !== null || Object.keys(chosen).length > 0;
}

/** Toggles a value of a facet. */
export function toggleValue(state: FindState, id: FacetId, value: string): FindState {
  const before = state.chosen[id] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const { [id]: _, ...others } = state.chosen;
  return { ...state, chosen: after.length === 0 ? others : { ...others, [id]: after } };
}

function readValues(id: FacetId, given: unknown): readonly string[] {
  const allowed = FACET_VALUES[id];
  const read = textOf(given)
    .slice(0, 1000)
    .split(',')
    .flatMap((part): readonly string[] => {
      const value = part.trim().toLowerCase();
      if (allowed instanceof RegExp) return allowed.test(value) ? [value] : [];
      const known = allowed.find((each) => each.toLowerCase() === value);
      return known === undefined ? [] : [known];
    });
  return [...new Set(read)].slice(0, MOST_VALUES);
}

/** '2-3.5', '-4', '3-'. Swaps ends that are in the wrong order. */
function readPrice(text: string): PriceRange {
  const read = /^(\d{1,4}(?:\.\d{1,2})?)?-(\d{1,4}(?:\.\d{1,2})?)?$/.exec(text.trim());
  if (read === null) return ANY_PRICE;
  const [from, to] = [centsOf(read[1]), centsOf(read[2])];
  return from !== null && to !== null && from > to ? { fromCents: to, toCents: from } : { fromCents: from, toCents: to };
}

const centsOf = (dollars: string | undefined): number | null => (dollars === undefined ? null : Math.round(Number(dollars) * 100));
const dollarsText = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

/** The router parses a text that looks like a number into a number. */
function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'number' || typeof given === 'boolean' ? String(given) : '';
}

function plainValue(text: string): string | number {
  const number = Number(text);
  return String(number) === text && Number.isFinite(number) ? number : text;
}
