import { cartVersionIn, endingOfRefusal } from '../api/cart';
import { ContractError, HttpError } from '../api/errors';
import { deleteCartLine, getCart, writeCartLine } from '../contract/cart';
import { CART_DEVICE_HEADER, CART_PRODUCT_HEADER, CART_SEQUENCE_HEADER, CART_VERSION_HEADER } from '../contract/headers';
import { cartWordsTexts } from '../domain/cart-words.texts';
import { planCartSync, type CartCall, type CartEnding, type CartLine } from '../domain/cart';
import { cartChanges, type CartChanges } from './cart';
import type { CartRecord } from './cart-record';
import { createQueue, type Due, type Sent } from './kept/queue';
import { cartFault } from './shown-cart';
import { cartLock } from './storage/storage-keys';
import { BACKGROUND_LIMIT_MS, callInBackground, classifyResponse, retryAfterOf, type BackgroundCall } from './sync/background-call';
import type { EarlyReason } from './sync/backoff';
import { webLock, type LockRunner } from './sync/drain-lock';
import { createQueuePace, storedPace, type QueuePace } from './sync/queue-pace';

interface SendParts {
  readonly changes: CartChanges;
  readonly runLocked: LockRunner;
  readonly limitMs: number;
  readonly now?: () => number;
  readonly pace?: QueuePace;
}

/** One pass for one account. */
interface CartPass {
  readonly accountId: string;
  /** Aborted when the account is closed. */
  readonly limits: BackgroundCall;
  readonly stopFollowing: () => void;
  readonly serverLines: readonly CartLine[];
  readonly sent: SentChange[];
}

/** Of a refusal without words; a call that repeats what the cart has says how it ended. */
function refusedWords({ kind }: CartCall, { intent }: CartRecord): string {
  if (kind === 'add') return cartWordsTexts.failedToAdd;
  return kind === 'delete' || intent.boxes === 0 ? cartWordsTexts.failedToDelete : cartWordsTexts.failedToUpdate;
}

/**
 * Creates a sender; the app uses `sendCart`. A pass reads the server's cart, makes the calls that are still missing, and settles the changes
 * against the cart that comes of them: it converges, however often it is repeated.
 */
export function createSendCart({
  changes,
  runLocked,
  limitMs,
  now = () => Date.now(),
  pace = createQueuePace(undefined, now),
}: SendParts): (reason?: EarlyReason) => Promise<Due> {
  let pass: CartPass | null = null;

  const waiting = async (): Promise<readonly CartRecord[]> => {
    const accountId = changes.accountId();
    return accountId === null ? [] : (await changes.read(accountId)).filter(({ state }) => state === 'waiting');
  };

  const begin = async (accountId: string): Promise<Sent> => {
    const closed = new AbortController();
    const follow = (): void => {
      if (changes.accountId() !== accountId) closed.abort();
    };
    const limits = { limitMs, signal: closed.signal };
    pass = { accountId, limits, stopFollowing: changes.subscribe(follow), serverLines: [], sent: [] };
    follow();
    try {
      cartFault.set(false);
      pass = { ...pass, serverLines: await readServerCart(changes, accountId, limits) };
      return 'over';
    } catch (error) {
      if (closed.signal.aborted) return 'stopped';
      cartFault.set(hasAnswered(error));
      return classifyResponse(error) === 'unauthenticated' ? 'unauthenticated' : { retryAfterMs: retryAfterOf(error) };
    }
  };

  const send = async (change: CartRecord): Promise<Sent<CartRecord>> => {
    if (pass === null || pass.limits.signal.aborted) return 'stopped';
    const { limits, serverLines, sent } = pass;
    const result = await sendCartChange(changes, change, serverLines, limits);
    sent.push(result);
    if (limits.signal.aborted) return 'stopped';
    if (result.kind === 'unauthenticated') return 'unauthenticated';
    if (result.kind === 'later') cartFault.set(result.hasAnswered);
    return result.kind === 'later' ? { retryAfterMs: result.retryAfterMs, item: result.record } : 'over';
  };

  /** Without the cart nothing is settled: the next pass finds the changes applied. */
  const settle = async ({ accountId, limits, serverLines, sent }: CartPass): Promise<Sent> => {
    if (!sent.some(({ kind }) => kind === 'applied' || kind === 'refused')) return 'over';
    const lines = cartAfter(serverLines, sent) ?? (await readServerCart(changes, accountId, limits).catch(() => null));
    if (lines === null) return limits.signal.aborted ? 'stopped' : { retryAfterMs: 0 };
    // First, so that a settled line is already in the server's cart when its pending mark disappears.
    changes.announceServerCart(accountId, lines);
    for (const result of sent) {
      if (result.kind === 'applied') await changes.settle(result.record);
      if (result.kind === 'refused') {
        const { message: refusal, ending } = result;
        await changes.resolve(result.record, (record) => ({ ...record, state: 'refused', refusal, ending }));
      }
    }
    return 'over';
  };

  return createQueue<CartRecord>({
    async alone(work) {
      const accountId = changes.accountId();
      if (accountId === null) return null;
      // Another account may have been opened meanwhile: its own pass has another lock.
      return runLocked(cartLock(accountId), async () => (changes.accountId() === accountId ? work() : null));
    },
    pace,
    now,
    keyOf: ({ deviceId, intent }) => `${deviceId} ${intent.sequence}`,
    waiting,
    retime: (change, retimed) => changes.resolve(change, (record) => ({ ...record, tries: retimed(record.tries) })),
    begin: ({ accountId }) => begin(accountId),
    send,
    async end() {
      if (pass === null) return 'over';
      const ended = pass;
      pass = null;
      return settle(ended).finally(ended.stopFollowing);
    },
  });
}

/** A portal or a broken gateway is not the store. */
function hasAnswered(error: unknown): boolean {
  return error instanceof HttpError || error instanceof ContractError;
}

type SendingChanges = Pick<CartChanges, 'resolve' | 'renumber' | 'noteCartVersion'>;

/** `record`: under the number it was last sent with. */
export type SentChange = { readonly record: CartRecord } & (
  | { readonly kind: 'applied'; readonly calls: number }
  /** `ending`: the shopper decides. */
  | { readonly kind: 'refused'; readonly message: string; readonly ending: CartEnding | null }
  /** 'overtaken': the shopper has changed the product again. */
  | { readonly kind: 'later'; readonly retryAfterMs: number; readonly hasAnswered: boolean }
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
      if (kind === 'later') return { record, kind, retryAfterMs: retryAfterOf(error), hasAnswered: hasAnswered(error) };
      if (kind === 'unauthenticated') return { record, kind };
      const ending = endingOfRefusal(error);
      const fresh = round === 0 && ending === null ? await readServerCart(changes, record.accountId, limits).catch(() => null) : null;
      if (fresh === null || (!isRight && isSameCall(planned, planOne(fresh, record)))) {
        const words = error instanceof Error ? error.message : '';
        return { record, kind: 'refused', message: words === '' ? refusedWords(planned, record) : words, ending };
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

/**
 * Returns the milliseconds until the next change is due; null when none waits. `reason` starts them early. Safe at any time, in page and
 * worker. Rejects with StorageError only.
 */
export const sendCart = createSendCart({
  changes: cartChanges,
  runLocked: webLock,
  limitMs: BACKGROUND_LIMIT_MS,
  pace: storedPace('cart'),
});
