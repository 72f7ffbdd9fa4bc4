import { AWAY_MS } from '../../domain/network-away';
import type { CartProduct } from '../../domain/cart';
import { connection } from '../../offline/connection/connection';
import { drainOutbox, type DrainResult } from '../../offline/outbox/drain-outbox';
import { outbox } from '../../offline/outbox/outbox';
import { untilPressCounts, type EarlyReason } from '../../offline/sync/backoff';
import { showAlert } from '../../ui/alert';
import { showToast } from '../../ui/toast';
import { endSession } from '../session/call-signed-in';
import { sessionStore } from '../session/session-store';
import { cartOutcomeWords, type CartChange, type CartOutcome, type CartWords } from './cart-outcome';

interface CartWish {
  readonly product: CartProduct;
  /** 0 removes the product. */
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
}

/** Quick clicks on a stepper are sent as one change. */
const GATHER_MS = 350;

let nextDrain: Promise<DrainResult> | undefined;
const lastTicket = new Map<number, number>();
let tickets = 0;

/** The only function that changes the cart: stored on the device first, then sent. */
export async function changeCart(change: CartChange, wish: CartWish): Promise<CartOutcome> {
  const productId = wish.product.id;
  const ticket = (tickets += 1);
  lastTicket.set(productId, ticket);
  const outcome = await keepAndSend(change, wish);
  if (lastTicket.get(productId) === ticket) tell(cartOutcomeWords(change, outcome));
  return outcome;
}

function tell(words: CartWords): void {
  if (words.alertDetail === undefined) showToast(words);
  else showAlert(words.message, words.alertDetail);
}

async function keepAndSend(change: CartChange, wish: CartWish): Promise<CartOutcome> {
  try {
    // A press may come before the page has opened the account's changes.
    if (outbox.accountId() === null) await outbox.open(sessionStore.accountId());
    await outbox.put(wish);
  } catch (error) {
    return { kind: 'not-kept', error };
  }
  // Stored: if the page closes now, the next drain sends it.
  const sent = drainSoon(change === 'update' ? GATHER_MS : 0).catch(() => null);
  const result = await Promise.race([sent, patience()]);
  return result === null ? stillWaiting() : outcomeOf(result, wish.product.id);
}

/** Only the changes that are due; all of them with a reason. The server's cart reaches the screens through `follow-server-cart`. */
export async function syncCart(reason?: EarlyReason): Promise<DrainResult> {
  const authKey = sessionStore.get()?.authKey;
  const result = await drainOutbox(reason);
  if (result.isUnauthenticated) endSession(authKey);
  return result;
}

export async function sendCartNow(): Promise<DrainResult> {
  const waiting = outbox.entries().filter(({ state }) => state === 'waiting');
  await untilPressCounts(waiting.map(({ tries }) => tries));
  return syncCart('person');
}

function drainSoon(delayMs: number): Promise<DrainResult> {
  nextDrain ??= new Promise<void>((resolve) => setTimeout(resolve, delayMs)).then(() => {
    nextDrain = undefined;
    return syncCart();
  });
  return nextDrain;
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), AWAY_MS));
}

function stillWaiting(): CartOutcome {
  return { kind: 'waiting', isDurable: outbox.isDurable(), isOnline: connection.get().isOnline };
}

export function outcomeOf(result: DrainResult, productId: number): CartOutcome {
  if (result.isUnauthenticated) return { kind: 'unauthenticated' };
  const refusal = result.refused.find((entry) => entry.productId === productId);
  if (refusal !== undefined) return { kind: 'refused', message: refusal.message };
  const unsent = outbox.entries().find((entry) => entry.intent.product.id === productId);
  if (unsent === undefined) return { kind: 'saved' };
  // Another drain, of this tab or of the worker, may have sent it first.
  return unsent.state === 'refused' ? { kind: 'refused', message: unsent.refusal ?? '' } : stillWaiting();
}

/** All changes are saved on the device first, then sent together. Results in the order of `wishes`. */
export async function putFloors(wishes: readonly CartWish[]): Promise<readonly CartOutcome[]> {
  const refused = new Map<CartWish, CartOutcome>();
  for (const wish of wishes) {
    try {
      if (outbox.accountId() === null) await outbox.open(sessionStore.accountId());
      await outbox.put(wish);
    } catch (error) {
      refused.set(wish, { kind: 'not-kept', error });
    }
  }
  const result = await Promise.race([drainSoon(0).catch(() => null), patience()]);
  return wishes.map((wish) => refused.get(wish) ?? (result === null ? stillWaiting() : outcomeOf(result, wish.product.id)));
}
