import { readScannedCode } from '../scanned-code';
import type { DeskOrder } from './desk-order';

/** What a scanned shelf tag, or the number typed from one, does to the boxes of an order. */
export type CodeTick =
  | { readonly kind: 'ticked'; readonly productId: number; readonly words: string }
  /** A sentence for the person with the wrong box in hand. */
  | { readonly kind: 'refused'; readonly words: string };

interface TickParts {
  readonly order: Pick<DeskOrder, 'orderNumber' | 'lines' | 'picked'>;
  /** Names floors that are not part of the order. */
  readonly floors: readonly { readonly productId: number; readonly slug: string; readonly title: string }[];
  /** Of the shop, like 'https://shop.example'. */
  readonly origin: string;
}

/** Never throws. */
export function tickByCode(text: string, { order, floors, origin }: TickParts): CodeTick {
  const code = readScannedCode(text, origin);
  if (code.kind !== 'floor' && code.kind !== 'number') return refused(`${OTHER_CODES[code.kind]} Scan the tag on the shelf.`);
  const productId = code.kind === 'number' ? code.productId : code.tag?.productId;
  const slug = code.kind === 'floor' ? code.slug : null;
  const isMeant = (floor: { readonly productId: number; readonly slug: string | null }): boolean =>
    slug === null
      ? floor.productId === productId
      : floor.slug === slug || (floor.productId === productId && !floors.some((other) => other.slug === slug));
  const line = order.lines.find(isMeant);
  if (line !== undefined)
    return order.picked.includes(line.productId)
      ? refused(`'${line.title}' is ticked already. Leave a second lot of it here.`)
      : {
          kind: 'ticked',
          productId: line.productId,
          words: `'${line.title}' is ticked: ${line.boxes} ${line.boxes === 1 ? 'box' : 'boxes'}.`,
        };
  const other = floors.find(isMeant);
  const named = other === undefined ? 'This floor' : `'${other.title}'`;
  const wanted = order.lines.filter((each) => !order.picked.includes(each.productId)).map(({ title }) => `'${title}'`);
  return refused(
    `${named} is not part of ${order.orderNumber}: put it back.${wanted.length === 0 ? '' : ` Still to pick: ${wanted.join(', ')}.`}`,
  );
}

const refused = (words: string): CodeTick => ({ kind: 'refused', words });

const OTHER_CODES = {
  quote: 'This is a quote, and not a floor.',
  'other-shop': 'This tag is of another shop.',
  'other-page': 'This code leads to another page of the shop.',
  address: 'This code is not of this shop.',
  barcode: 'This is the barcode of a maker, which says nothing here.',
  words: 'This is no code of a floor.',
  nothing: 'Nothing was read.',
} as const;
