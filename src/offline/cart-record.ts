import { stockFrom } from '../contract/wire-stock';
import type { CartEnding, CartIntent, CartProduct } from '../domain/cart';
import type { Picture } from '../domain/picture';
import { isCount, isFields, textOf, type Fields } from './storage/stored-fields';
import { NO_TRIES, readTries, triesOfNext, type Tries } from './sync/backoff';

/** The desired state of one product of one account, never a request. Older `v` must stay readable for ever. */
export interface CartRecord {
  readonly v: 1;
  readonly accountId: string;
  readonly intent: CartIntent;
  /** In the same object store as the sequence, so that both are lost together or not at all. */
  readonly deviceId: string;
  /** For display only (ms since 1970, device clock): order comes from the sequence. */
  readonly savedAt: number;
  readonly state: 'waiting' | 'refused';
  readonly refusal: string | null;
  /** Sent without a response: it may still reach the server, late. */
  readonly isInDoubt: boolean;
  /** What the shopper saw; null when the server states none. */
  readonly seenCartVersion: number | null;
  /** Set when the product has left the cart elsewhere: the shopper decides. */
  readonly ending: CartEnding | null;
  readonly tries: Tries;
}

/** 0 boxes removes the product from the cart. */
export interface CartChange {
  readonly product: CartProduct;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
}

/** What the device numbers its changes with. */
export interface DeviceNumber {
  readonly deviceId: string;
  readonly sequence: number;
}

/** `older`: the product's change that this one replaces. It inherits the doubt, and the distance to the last try. */
export function newCartRecord(
  accountId: string,
  { product, boxes, isInstallationChosen }: CartChange,
  { deviceId, sequence }: DeviceNumber,
  savedAt: number,
  older: CartRecord | null,
  cartVersion: number | null,
): CartRecord {
  return {
    v: 1,
    accountId,
    intent: { product, boxes, isInstallationChosen, sequence },
    deviceId,
    savedAt,
    state: 'waiting',
    refusal: null,
    isInDoubt: older?.isInDoubt ?? false,
    // The shopper saw the cart of the first waiting change.
    seenCartVersion: older?.state === 'waiting' ? older.seenCartVersion : cartVersion,
    ending: null,
    tries: older === null ? NO_TRIES : triesOfNext(older.tries),
  };
}

/** False once the shopper has changed the product again. */
export function isSameChange(a: CartRecord, b: CartRecord): boolean {
  return a.intent.sequence === b.intent.sequence && a.deviceId === b.deviceId;
}

/** Null when it is invalid. */
export function readCartRecord(stored: unknown): CartRecord | null {
  if (!isFields(stored) || stored['v'] !== 1 || !isFields(stored['intent'])) return null;
  const { accountId, deviceId, savedAt, state, refusal, isInDoubt, seenCartVersion, ending } = stored;
  const intent = readIntent(stored['intent']);
  if (intent === null || typeof accountId !== 'string' || typeof deviceId !== 'string') return null;
  return {
    v: 1,
    accountId,
    intent,
    deviceId,
    savedAt: isCount(savedAt) ? savedAt : 0,
    state: state === 'refused' ? 'refused' : 'waiting',
    refusal: typeof refusal === 'string' ? refusal : null,
    isInDoubt: isInDoubt === true,
    seenCartVersion: isCount(seenCartVersion) ? seenCartVersion : null,
    ending: isFields(ending) ? readEnding(ending) : null,
    tries: readTries(stored['tries']),
  };
}

/** After it the cart may have been changed on another device. */
const TYPED_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Boxes that were typed when their page ended. Null when it is invalid or old; `now` in milliseconds since 1970. */
export function readTypedChange(stored: unknown, now: number): CartChange | null {
  if (!isFields(stored) || stored['v'] !== 1 || !isFields(stored['product'])) return null;
  if (!isCount(stored['at']) || now - stored['at'] > TYPED_LIFETIME_MS) return null;
  const { boxes, isInstallationChosen } = stored;
  const product = readCartProduct(stored['product']);
  return product === null || !isCount(boxes) || boxes === 0
    ? null
    : { product, boxes, isInstallationChosen: isInstallationChosen === true };
}

function readEnding({ how, boxes, orderNumber }: Fields): CartEnding | null {
  if ((how !== 'ordered' && how !== 'removed') || !isCount(boxes)) return null;
  return { how, boxes, orderNumber: typeof orderNumber === 'string' ? orderNumber : null };
}

function readIntent(fields: Fields): CartIntent | null {
  const { boxes, isInstallationChosen, sequence } = fields;
  const product = isFields(fields['product']) ? readCartProduct(fields['product']) : null;
  if (product === null || !isCount(boxes) || !isCount(sequence)) return null;
  return { product, boxes, isInstallationChosen: isInstallationChosen === true, sequence };
}

/** Null when a figure is missing. */
export function readCartProduct(fields: Fields): CartProduct | null {
  const { id, title, slug, priceCentsPerSqft, pricePerBoxCents, sqftPerBox, stock } = fields;
  const picture = isFields(fields['picture']) ? readPicture(fields['picture']) : null;
  if (picture === null || !isCount(id) || typeof title !== 'string' || typeof slug !== 'string') return null;
  if (!isCount(pricePerBoxCents) || !isCount(sqftPerBox)) return null;
  return {
    id,
    title,
    slug,
    picture,
    priceCentsPerSqft: isCount(priceCentsPerSqft) ? priceCentsPerSqft : null,
    pricePerBoxCents,
    sqftPerBox,
    ...(isFields(stock) ? readStock(stock) : {}),
  };
}

function readStock(fields: Fields): ReturnType<typeof stockFrom> {
  const { boxesOnHand, asOf, backOn, isMoreRefused } = fields;
  return stockFrom({ boxes_on_hand: boxesOnHand, as_of: asOf, back_on: backOn, more_refused: isMoreRefused });
}

function readPicture(fields: Fields): Picture | null {
  const { src, widths, widthPx, heightPx, color, alt } = fields;
  if (typeof src !== 'string' || !isCount(widthPx) || !isCount(heightPx)) return null;
  return {
    src,
    widths: Array.isArray(widths) ? widths.filter(isCount) : [],
    widthPx,
    heightPx,
    color: textOf(color),
    alt: textOf(alt),
  };
}
