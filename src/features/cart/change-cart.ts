import { AWAY_MS } from '../../domain/network-away';
import { cartChanges } from '../../offline/cart';
import type { CartChange } from '../../offline/cart-record';
import { connection } from '../../offline/connection/connection';
import type { Due } from '../../offline/kept/queue';
import { sendCart } from '../../offline/send-cart';
import { cartFault } from '../../offline/shown-cart';
import { untilPressCounts, type EarlyReason } from '../../offline/sync/backoff';
import { showAlert } from '../../ui/alert';
import { showToast } from '../../ui/toast';
import { endSession } from '../session/call-signed-in';
import { sessionStore } from '../session/session-store';
import { cartOutcomeWords, type CartAction, type CartOutcome, type CartWords } from './cart-outcome';

/** Quick clicks on a stepper are sent as one change. */
const GATHER_MS = 350;

let nextSending: Promise<Due> | undefined;
const lastTicket = new Map<number, number>();
let tickets = 0;

/** The only function that changes one line of the cart: stored on the device first, then sent. */
export async function changeCart(action: CartAction, change: CartChange): Promise<CartOutcome> {
  const productId = change.product.id;
  const ticket = (tickets += 1);
  lastTicket.set(productId, ticket);
  const outcome = await saveAndSend(action, change);
  if (lastTicket.get(productId) === ticket) tell(cartOutcomeWords(action, outcome));
  return outcome;
}

function tell(words: CartWords): void {
  if (words.alertDetail === undefined) showToast(words);
  else showAlert(words.message, words.alertDetail);
}

async function saveAndSend(action: CartAction, change: CartChange): Promise<CartOutcome> {
  try {
    await save(change);
  } catch (error) {
    return { kind: 'not-kept', error };
  }
  return sent(change, action === 'update' ? GATHER_MS : 0);
}

/** All changes are saved on the device first, then sent together. Results in the order of `changes`. */
export async function putFloors(changes: readonly CartChange[]): Promise<readonly CartOutcome[]> {
  const unsaved = new Map<CartChange, CartOutcome>();
  for (const change of changes) await save(change).catch((error: unknown) => unsaved.set(change, { kind: 'not-kept', error }));
  return Promise.all(changes.map((change) => unsaved.get(change) ?? sent(change, 0)));
}

async function save(change: CartChange): Promise<void> {
  // A press may come before the page has opened the account's changes.
  if (cartChanges.accountId() === null) await cartChanges.open(sessionStore.accountId());
  await cartChanges.put(change);
}

/** If the page closes now, the next pass sends it. */
async function sent({ product }: CartChange, delayMs: number): Promise<CartOutcome> {
  const due = await Promise.race([sendSoon(delayMs).catch(() => null), patience()]);
  return due === 'unauthenticated' ? { kind: 'unauthenticated' } : outcomeOf(product.id);
}

/** Whoever has sent it: this page, another tab or the worker. */
function outcomeOf(productId: number): CartOutcome {
  const unsent = cartChanges.entries().find(({ intent }) => intent.product.id === productId);
  if (unsent === undefined) return { kind: 'saved' };
  if (unsent.state === 'refused') return { kind: 'refused', message: unsent.refusal ?? '' };
  return { kind: 'waiting', isDurable: cartChanges.isDurable(), isOnline: connection.get().isOnline, hasAnswered: cartFault.get() };
}

/** Only the changes that are due; all of them with a reason. The server's cart reaches the screens through `follow-server-cart`. */
export async function syncCart(reason?: EarlyReason): Promise<Due> {
  const authKey = sessionStore.get()?.authKey;
  const due = await sendCart(reason);
  if (due === 'unauthenticated') endSession(authKey);
  return due;
}

export async function sendCartNow(): Promise<Due> {
  const waiting = cartChanges.entries().filter(({ state }) => state === 'waiting');
  await untilPressCounts(waiting.map(({ tries }) => tries));
  return syncCart('person');
}

function sendSoon(delayMs: number): Promise<Due> {
  nextSending ??= new Promise<void>((resolve) => setTimeout(resolve, delayMs)).then(() => {
    nextSending = undefined;
    return syncCart();
  });
  return nextSending;
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), AWAY_MS));
}
