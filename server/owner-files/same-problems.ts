import { formatCount } from '../../src/domain/number-text';

const MOST_NAMED = 10;

/** Items with the same key, in the order of their first: a wrong value that stands in a hundred rows is one mistake. */
export function sameTogether<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** 'Row 12', 'Rows 12, 15 and 300 more'; null for none. */
export function placesText(one: string, many: string, places: readonly number[]): string | null {
  if (places.length === 0) return null;
  const named =
    places.length > MOST_NAMED + 1 ? [...places.slice(0, MOST_NAMED), `${formatCount(places.length - MOST_NAMED)} more`] : places;
  const last = named.at(-1);
  return named.length === 1 ? `${one} ${last}` : `${many} ${named.slice(0, -1).join(', ')} and ${last}`;
}
