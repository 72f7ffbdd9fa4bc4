import { formatCount } from '../../src/domain/number-text';
import type { Database } from '../db/database';
import { setStock } from '../owner/count-stock';
import { AT_TERMINAL } from '../owner/note-act';
import { noDayText, typedDay } from '../owner-files/typed-day';
import { listProductNames, listStock, MAX_BOXES_ON_HAND, type CountedProduct, type StockChange } from '../repositories/stock';
import { done, misused, refused, type Command } from './command';
import { nearest } from '../owner-files/nearest';
import { table } from './table';

const NEAR_SHOWN = 3;
const EXAMPLE = "such as 'stock harbor-oak 28' or 'stock harbor-oak 0 back 2026-12-03'";

export const stockCommand: Command = {
  name: 'stock',
  parameters: '[FLOOR [BOXES] [back DAY] | FLOOR none] [--json]',
  summary: `boxes on hand; of one floor, by number or slug, after a count or a delivery, ${EXAMPLE}`,
  run: async ({ db }, args) => {
    const isJson = args.includes('--json');
    const [typed, ...words] = args.filter((arg) => arg !== '--json');
    if (typed === undefined) return done(stockText(await listStock(db), isJson));
    if (typed.startsWith('--')) return misused("'stock' takes no option but --json.");
    if (typed.trim() === '') return misused(`Name a floor, ${EXAMPLE}.`);
    const product = await findProduct(db, typed);
    if (typeof product === 'string') return refused(product);
    const change = readChange(words);
    if (typeof change === 'string') return refused(change);
    const set = change === null ? null : await setStock(db, { slug: product.slug, ...change }, { by: AT_TERMINAL, now: Date.now() });
    if (set?.kind === 'past-day') return refused(`The day ${change?.backOn ?? ''} is over: write one to come.`);
    const known = (await listStock(db)).filter(({ productId }) => productId === product.id);
    if (isJson || known.length > 0) return done(stockText(known, isJson));
    return done(`${product.title} has no count of boxes, so shoppers are told nothing of them.`);
  },
};

/** Null for no change, a sentence for wrong words. A count without a day removes the day: the boxes have come. */
function readChange(words: readonly string[]): Omit<StockChange, 'slug'> | null | string {
  if (words.length === 0) return null;
  if (words.length === 1 && words[0]?.toLowerCase() === 'none') return { boxesOnHand: null, backOn: null };
  const at = words.findIndex((word) => word.toLowerCase() === 'back');
  const counted = at < 0 ? words : words.slice(0, at);
  const days = at < 0 ? [] : words.slice(at + 1);
  if (counted.length > 1 || (at >= 0 && days.length !== 1)) return `Write the floor, its boxes and the day for more, ${EXAMPLE}.`;
  const [boxes] = counted;
  const isCount = boxes !== undefined && /^\d{1,7}$/.test(boxes) && Number(boxes) <= MAX_BOXES_ON_HAND;
  if (boxes !== undefined && !isCount)
    return `'${boxes}' is no number of boxes: write a whole number from 0 to ${formatCount(MAX_BOXES_ON_HAND)}, or 'none'.`;
  const [typed] = days;
  const day = typed === undefined ? null : typedDay(typed);
  if (typed !== undefined && day === null) return noDayText(typed);
  return { boxesOnHand: boxes === undefined ? undefined : Number(boxes), backOn: day };
}

async function findProduct(db: Database, typed: string) {
  const products = await listProductNames(db);
  const found = products.find(({ id, slug }) => String(id) === typed || slug === typed.toLowerCase());
  if (found !== undefined) return found;
  return `There is no floor '${typed}'${nearFloors(typed, products) ?? "; 'export-catalogue' shows the slugs of all."}`;
}

/** The nearest slug, or the first floors whose slug or title contains all words. */
function nearFloors(typed: string, products: readonly { readonly slug: string; readonly title: string }[]): string | null {
  const meant = nearest(
    typed,
    products.map(({ slug }) => slug),
  );
  if (meant !== null) return `; did you mean ${meant}?`;
  const words = typed.toLowerCase().split(/[\s-]+/);
  const near = products.filter(({ slug, title }) => words.every((word) => `${slug} ${title.toLowerCase()}`.includes(word)));
  if (near.length === 0) return null;
  const more = near.length > NEAR_SHOWN ? `, and ${formatCount(near.length - NEAR_SHOWN)} more` : '';
  const shown = near.slice(0, NEAR_SHOWN).map(({ slug }) => slug);
  return `; did you mean ${shown.join(' or ')}${more}?`;
}

function stockText(floors: readonly CountedProduct[], isJson: boolean): string {
  if (isJson) return JSON.stringify({ floors }, null, 2);
  if (floors.length === 0) return `No floor has a count of boxes. Write one, ${EXAMPLE}, or a column boxes_on_hand in the catalogue file.`;
  return table(
    ['Floor', 'Title', 'Boxes', 'As of', 'Back on'],
    floors.map(({ slug, title, boxesOnHand, countedOn, backOn }) => [
      slug,
      title,
      boxesOnHand === null ? 'not counted' : formatCount(boxesOnHand),
      countedOn,
      backOn ?? '',
    ]),
  );
}
