import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { CART_DEVICE_HEADER, CART_SEQUENCE_HEADER } from '../../src/contract/headers';
import { formatUsd } from '../../src/domain/money';
import { cartProductOf, type CartLine } from '../../src/domain/cart';
import { found, type Check, type Walk } from './check';
import { demand, Misfit } from './misfit';
import { succeeds } from './walk';

export const cartChecks: readonly Check[] = [
  {
    name: 'cart',
    title: 'The cart comes as a list of lines',
    needs: ['login', 'products'],
    async run(walk) {
      const lines = await readLines(walk);
      // A given account may hold products already: only a line that this program adds may be touched.
      const inCart = new Set(lines.map(({ product }) => product.id));
      const free =
        found(walk, 'products')
          .map(cartProductOf)
          .find((product) => product !== null && !inCart.has(product.id)) ?? null;
      if (free === null)
        throw new Misfit('a product that is not in the cart yet', 'the cart holds them all', 'Use an account with an empty cart, or none.');
      walk.findings.product = free;
    },
  },
  {
    name: 'cart-add',
    title: 'A product can be put into the cart',
    needs: ['cart'],
    async run(walk) {
      const product = found(walk, 'product');
      await write(walk, null, 2, 'the product to be added');
      const line = await lineOfProduct(walk);
      demand(line.boxes === 2, '2 boxes in the new line', `quantity is ${line.boxes}`, 'Keep Usercarts[quantity] as it was sent.');
      demand(
        line.product.pricePerBoxCents === product.pricePerBoxCents && line.product.sqftPerBox === product.sqftPerBox,
        `${formatUsd(product.pricePerBoxCents)} a box, as in the list`,
        `the line says ${formatUsd(line.product.pricePerBoxCents)} for ${line.product.sqftPerBox / 100} sqft`,
        'Take product.price_per_box and product.sqft_in_box of a line from the catalogue.',
      );
      walk.findings.line = line;
    },
  },
  {
    name: 'cart-one-line',
    title: 'A product added twice has one line',
    needs: ['cart-add'],
    async run(walk) {
      await write(walk, null, 3, 'the product to be added once more');
      walk.findings.line = await lineOfProduct(walk);
    },
  },
  {
    name: 'cart-edit',
    title: 'The boxes of a line can be changed',
    needs: ['cart-add'],
    async run(walk) {
      await write(walk, found(walk, 'line').lineId, 5, 'the line to be changed');
      const line = await lineOfProduct(walk);
      demand(
        line.boxes === 5,
        '5 boxes after the change',
        `quantity is ${line.boxes}`,
        'When user_carts_id is sent, set that line to Usercarts[quantity]; do not add to it.',
      );
      walk.findings.line = line;
    },
  },
  {
    name: 'cart-delete',
    title: 'A line can be deleted',
    needs: ['cart-add'],
    async run(walk) {
      const { lineId } = found(walk, 'line');
      await succeeds(walk.visitor, 'the line to be deleted', deleteCartLine, lineId, { headers: writeHeaders(walk) });
      const lines = await readLines(walk);
      demand(
        lines.every((line) => line.lineId !== lineId),
        'the line to be gone',
        'it is still there',
        'Delete the line that user_carts_id names.',
      );
    },
  },
];

/** The lines of the cart; ids must be unique. */
export async function readLines(walk: Walk): Promise<readonly CartLine[]> {
  const lines = await succeeds(walk.visitor, 'the list of cart lines', getCart, undefined);
  demand(
    new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
    'each line to have a user_carts_id of its own',
    'two lines share one',
    'Number the lines, not the products or carts.',
  );
  return lines;
}

/** The one line of the product that is tried. */
async function lineOfProduct(walk: Walk): Promise<CartLine> {
  const { id } = found(walk, 'product');
  const lines = (await readLines(walk)).filter(({ product }) => product.id === id);
  const [line] = lines;
  if (line === undefined || lines.length > 1) {
    throw new Misfit(
      `one line of product ${id} in the cart`,
      lines.length === 0 ? 'there is none' : `there are ${lines.length}`,
      'Keep one line for each product of a shopper; adding it again changes that line.',
    );
  }
  return line;
}

async function write(walk: Walk, lineId: number | null, boxes: number, expected: string): Promise<void> {
  const { id, pricePerBoxCents } = found(walk, 'product');
  await succeeds(
    walk.visitor,
    expected,
    writeCartLine,
    { lineId, productId: id, pricePerBoxCents, boxes, isInstallationChosen: false },
    { headers: writeHeaders(walk) },
  );
}

/** As the store sends them; another back end takes no notice of them. */
function writeHeaders(walk: Walk): Readonly<Record<string, string>> {
  return { [CART_DEVICE_HEADER]: `conformance-${walk.mark}`, [CART_SEQUENCE_HEADER]: String(walk.nextSequence()) };
}
