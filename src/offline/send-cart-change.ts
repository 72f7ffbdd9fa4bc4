import { cartVersionIn, endingOfRefusal } from '../api/cart';
import { deleteCartLine, getCart, writeCartLine } from '../contract/cart';
import { CART_DEVICE_HEADER, CART_PRODUCT_HEADER, CART_SEQUENCE_HEADER, CART_VERSION_HEADER } from '../contract/headers';
import { planCartSync, type CartCall, type CartEnding, type CartLine } from '../domain/cart';
import { classifyResponse, retryAfterOf } from './sync/response-class';
import { callInBackground, type BackgroundCall } from './sync/background-call';
import type { CartChanges } from './cart';
import type { CartRecord } from './cart-record';

type SendingChanges = Pick<CartChanges, 'resolve' | 'renumber' | 'noteCartVersion'>;

/** `record`: under the number it was last sent with. */
export type SentChange = { readonly record: CartRecord } & (
  | { readonly kind: 'applied'; readonly calls: number }
  /** `ending`: the shopper decides. */
  | { readonly kind: 'refused'; readonly message: string; readonly ending: CartEnding | null }
  /** 'overtaken': the shopper has changed the product again. */
  | { readonly kind: 'later'; readonly retryAfterMs: number }
  | { readonly kind: 'unauthenticated' | 'overtaken' }
);

const NO_LINE = 0;

/**
 * A change in doubt is sent even if the cart looks right: its number makes the server ignore an older call that arrives late. A refusal
 * counts only if the line has not changed; else another device changed it, and the call is planned once more.
 */
export async function sendCartChange(
  changes: SendingChanges,
  first: CartRecord,
  serverLines: readonly CartLine[],
  limits: BackgroundCall,
): Promise<SentChange> {
  let record = first;
  let lines = serverLines;
  for (let round = 0; ; round += 1) {
    const planned = planOne(lines, record);
    const isRight = planned.kind === 'none';
    if (isRight && (round > 0 || !first.isInDoubt)) return { record, kind: 'applied', calls: round };
    if (!(await markInDoubt(changes, record))) return { record, kind: 'overtaken' };
    try {
      await makeCall(planned, record, lines, limits);
      return { record, kind: 'applied', calls: round + 1 };
    } catch (error) {
      const kind = classifyResponse(error);
      if (kind === 'later') return { record, kind, retryAfterMs: retryAfterOf(error) };
      if (kind === 'unauthenticated') return { record, kind };
      const ending = endingOfRefusal(error);
      const fresh = round === 0 && ending === null ? await readServerCart(changes, record.accountId, limits).catch(() => null) : null;
      if (fresh === null || (!isRight && isSameCall(planned, planOne(fresh, record)))) {
        return { record, kind: 'refused', message: error instanceof Error ? error.message : '', ending };
      }
      const renumbered = await changes.renumber(record);
      if (renumbered === null) return { record, kind: 'overtaken' };
      record = renumbered;
      lines = fresh;
    }
  }
}

/** Also saves its version. Throws the errors of `callInBackground`. */
export async function readServerCart(
  changes: Pick<CartChanges, 'noteCartVersion'>,
  accountId: string,
  limits: BackgroundCall,
): Promise<readonly CartLine[]> {
  let version: number | null = null;
  const onHeaders = (headers: Headers): void => {
    version = cartVersionIn(headers);
  };
  const lines = await callInBackground(getCart, undefined, { ...limits, onHeaders });
  if (version !== null) await changes.noteCartVersion(accountId, version);
  return lines;
}

/** The server's cart after these. Null when only the server knows: a line is new, or a change was not applied. */
export function cartAfter(serverLines: readonly CartLine[], sent: readonly SentChange[]): readonly CartLine[] | null {
  let lines = serverLines;
  for (const result of sent) {
    if (result.kind !== 'applied' || result.calls > 1) return null;
    const { product, boxes, isInstallationChosen } = result.record.intent;
    const isKnown = lines.some((line) => line.product.id === product.id);
    if (!isKnown && boxes > 0) return null;
    lines = lines.flatMap((line) => {
      if (line.product.id !== product.id) return [line];
      return boxes === 0 ? [] : [{ ...line, boxes, isInstallationChosen }];
    });
  }
  return lines;
}

/** Call it before the change is sent. False when the shopper has withdrawn or replaced it. */
async function markInDoubt(changes: Pick<CartChanges, 'resolve'>, record: CartRecord): Promise<boolean> {
  let isStillWanted = false;
  await changes.resolve(record, (kept) => {
    isStillWanted = true;
    return kept.isInDoubt ? 'keep' : { ...kept, isInDoubt: true };
  });
  return isStillWanted;
}

function planOne(lines: readonly CartLine[], { intent }: CartRecord): CartCall {
  return planCartSync(lines, [intent])[0] ?? { kind: 'none', intent };
}

function isSameCall(before: CartCall, after: CartCall): boolean {
  if (before.kind !== after.kind) return false;
  return !('lineId' in before) || !('lineId' in after) || before.lineId === after.lineId;
}

async function makeCall(
  planned: CartCall,
  { deviceId, intent, seenCartVersion }: CartRecord,
  lines: readonly CartLine[],
  limits: BackgroundCall,
): Promise<void> {
  const { product, boxes, isInstallationChosen, sequence } = intent;
  const headers = { [CART_DEVICE_HEADER]: deviceId, [CART_SEQUENCE_HEADER]: String(sequence) };
  const lineId = 'lineId' in planned ? planned.lineId : (lines.find((line) => line.product.id === product.id)?.lineId ?? null);
  if (boxes > 0) {
    const write = { lineId, productId: product.id, pricePerBoxCents: product.pricePerBoxCents, boxes, isInstallationChosen };
    const seen = seenCartVersion === null ? {} : { [CART_VERSION_HEADER]: String(seenCartVersion) };
    return callInBackground(writeCartLine, write, { ...limits, headers: { ...headers, ...seen } });
  }
  const goneHeaders = lineId === null ? { ...headers, [CART_PRODUCT_HEADER]: String(product.id) } : headers;
  return callInBackground(deleteCartLine, lineId ?? NO_LINE, { ...limits, headers: goneHeaders });
}
