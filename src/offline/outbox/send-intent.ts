import { endingOfRefusal } from '../../api/cart';
import { deleteCartLine, writeCartLine } from '../../contract/cart';
import { CART_DEVICE_HEADER, CART_PRODUCT_HEADER, CART_SEQUENCE_HEADER, CART_VERSION_HEADER } from '../../contract/headers';
import { planCartSync, type CartCall, type CartEnding, type CartLine } from '../../domain/cart';
import { classifyResponse, retryAfterOf } from '../sync/response-class';
import { callInBackground, type BackgroundCall } from '../sync/background-call';
import { startedTry } from '../sync/backoff';
import type { Outbox, OutboxEntry } from './outbox';
import { readServerCart } from './read-server-cart';

/** `entry`: under the number it was last sent with. */
export type SentIntent = { readonly entry: OutboxEntry } & (
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
export async function sendIntent(
  outbox: Pick<Outbox, 'resolve' | 'renumber' | 'noteCartVersion'>,
  first: OutboxEntry,
  serverLines: readonly CartLine[],
  limits: BackgroundCall,
  now: () => number,
): Promise<SentIntent> {
  let entry = first;
  let lines = serverLines;
  for (let round = 0; ; round += 1) {
    const planned = planOne(lines, entry);
    const isRight = planned.kind === 'none';
    if (isRight && (round > 0 || !first.isInDoubt)) return { entry, kind: 'applied', calls: round };
    if (!(await markInDoubt(outbox, entry, round === 0 ? now() : null))) return { entry, kind: 'overtaken' };
    try {
      await makeCall(planned, entry, lines, limits);
      return { entry, kind: 'applied', calls: round + 1 };
    } catch (error) {
      const kind = classifyResponse(error);
      if (kind === 'later') return { entry, kind, retryAfterMs: retryAfterOf(error) };
      if (kind === 'unauthenticated') return { entry, kind };
      const ending = endingOfRefusal(error);
      const fresh = round === 0 && ending === null ? await readServerCart(outbox, entry.accountId, limits).catch(() => null) : null;
      if (fresh === null || (!isRight && isSameCall(planned, planOne(fresh, entry)))) {
        return { entry, kind, message: error instanceof Error ? error.message : '', ending };
      }
      const renumbered = await outbox.renumber(entry);
      if (renumbered === null) return { entry, kind: 'overtaken' };
      entry = renumbered;
      lines = fresh;
    }
  }
}

/** Call it before the change is sent. False when the shopper has withdrawn or replaced it. */
async function markInDoubt(outbox: Pick<Outbox, 'resolve'>, entry: OutboxEntry, startsAt: number | null): Promise<boolean> {
  let isStillWanted = false;
  await outbox.resolve(entry, (record) => {
    isStillWanted = true;
    // The second call belongs to the same try.
    return startsAt === null ? 'keep' : { ...record, isInDoubt: true, tries: startedTry(record.tries, startsAt) };
  });
  return isStillWanted;
}

function planOne(lines: readonly CartLine[], { intent }: OutboxEntry): CartCall {
  return planCartSync(lines, [intent])[0] ?? { kind: 'none', intent };
}

function isSameCall(before: CartCall, after: CartCall): boolean {
  if (before.kind !== after.kind) return false;
  return !('lineId' in before) || !('lineId' in after) || before.lineId === after.lineId;
}

async function makeCall(
  planned: CartCall,
  { deviceId, intent, seenCartVersion }: OutboxEntry,
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
