import { routesTexts } from './routes.texts';
import { deleteCartLine, getCart, writeCartLine, cartConflictCodec } from '../../src/contract/cart';
import { CART_DEVICE_HEADER, CART_PRODUCT_HEADER, CART_SEQUENCE_HEADER, CART_VERSION_HEADER } from '../../src/contract/headers';
import type { CartEnding, CartProduct } from '../../src/domain/cart';
import { MAX_BOXES, MIN_BOXES } from '../../src/domain/coverage';
import type { Database } from '../db/database';
import type { Api } from '../http/api';
import { HttpProblem, Refusal, UnknownId } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { readSettings } from '../repositories/settings';
import { readCartVersion, changeLine, readCart, removeLine, setLine, type CartSetOutcome, type WriteOrder } from '../repositories/carts';

/** Prices never come from the caller. */
export function mountCartRoutes(api: Api, db: Database, limitRate: LimitRate): void {
  api.handleSignedIn(getCart, async (_input, { user, setHeader }) => {
    // Read first: a line that ends in between has a version above this one.
    setHeader(CART_VERSION_HEADER, String(await readCartVersion(db, user.id)));
    const { refusesBeyondStock: isMoreRefused } = await readSettings(db);
    const withRefusal = (product: CartProduct): CartProduct =>
      product.stock === undefined ? product : { ...product, stock: { ...product.stock, isMoreRefused } };
    return { data: (await readCart(db, user.id)).map((line) => ({ ...line, product: withRefusal(line.product) })) };
  });

  api.handleSignedIn(writeCartLine, async (write, { user, headers }) => {
    await limitRate('writesPerAccount', String(user.id));
    const { lineId, productId, boxes, isInstallationChosen } = write;
    if (!Number.isInteger(boxes) || boxes < MIN_BOXES || boxes > MAX_BOXES) {
      throw new Refusal(routesTexts.wholeBoxes(MIN_BOXES, MAX_BOXES));
    }
    const state = { boxes, isInstallationChosen };
    const order = writeOrder(headers);
    if (lineId === null) {
      refuseUnwritten(await setLine(db, user.id, productId, state, order));
      return { data: undefined, message: routesTexts.lineAdded };
    }
    refuseUnwritten(await changeLine(db, user.id, lineId, productId, state, order));
    return { data: undefined, message: routesTexts.lineUpdated };
  });

  api.handleSignedIn(deleteCartLine, async (lineId, { user, headers }) => {
    await limitRate('writesPerAccount', String(user.id));
    const productId = goneProduct(headers);
    const order = writeOrder(headers);
    refuseUnwritten(await removeLine(db, user.id, lineId, productId, order));
    return { data: undefined, message: routesTexts.lineDeleted };
  });
}

/** A late write succeeds: later changes of the shopper have replaced it. */
function refuseUnwritten(outcome: CartSetOutcome): void {
  if (typeof outcome === 'object') throw new Refusal(endingWords(outcome), cartConflictCodec.encode(outcome));
  if (outcome === 'missing') throw new UnknownId(routesTexts.lineMissing);
  if (outcome === 'unsellable') throw new Refusal(routesTexts.unsellable);
}

function endingWords({ how, orderNumber }: CartEnding): string {
  if (how === 'removed') return routesTexts.removedElsewhere;
  return orderNumber === null ? routesTexts.ordered : routesTexts.orderedAs(orderNumber);
}

function goneProduct(headers: Headers): number | null {
  const productId = headers.get(CART_PRODUCT_HEADER);
  return productId !== null && /^\d{1,9}$/.test(productId) ? Number(productId) : null;
}

function writeOrder(headers: Headers): WriteOrder | null {
  const deviceId = headers.get(CART_DEVICE_HEADER);
  const sequence = headers.get(CART_SEQUENCE_HEADER);
  if (deviceId === null && sequence === null) return null;
  if (deviceId === null || !/^[\w-]{1,100}$/.test(deviceId) || sequence === null || !/^\d{1,15}$/.test(sequence)) {
    throw new HttpProblem(400, routesTexts.malformedHeaders(CART_DEVICE_HEADER, CART_SEQUENCE_HEADER));
  }
  return { deviceId, sequence: Number(sequence), seenVersion: seenVersion(headers) };
}

function seenVersion(headers: Headers): number | null {
  const version = headers.get(CART_VERSION_HEADER);
  if (version !== null && !/^\d{1,9}$/.test(version)) throw new HttpProblem(400, routesTexts.malformedHeader(CART_VERSION_HEADER));
  return version === null ? null : Number(version);
}
