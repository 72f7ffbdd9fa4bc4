import type { ContactMessage } from '../contract/site';
import { MAX_SAMPLES, type SampleFloor, type SampleRequest } from '../domain/samples';
import { isCount, isFields, listOf, textOf, type Fields } from './storage/stored-fields';
import { readTries, type Tries } from './sync/backoff';

export type ShopMessage = ContactMessage | SampleRequest;

/** A contact message has no floors. */
export function isSampleRequest(message: ShopMessage): message is SampleRequest {
  return 'floors' in message;
}

/** Older `v` must stay readable for ever. */
export interface MessageRecord {
  readonly v: 1;
  /** The server saves it once, however often it is sent. */
  readonly id: string;
  /** Its logout deletes the message. Null for a visitor. */
  readonly accountId: string | null;
  /** Earlier builds ignore orders of samples: they read no message in them. */
  readonly message: ShopMessage;
  /** Milliseconds since 1970, device clock. */
  readonly savedAt: number;
  readonly state: 'waiting' | 'refused';
  readonly refusal: string | null;
  readonly tries: Tries;
  /** The last try got a response. */
  readonly isStoreBusy: boolean;
}

/** Null when it is invalid. */
export function readMessageRecord(stored: unknown): MessageRecord | null {
  if (!isFields(stored) || stored['v'] !== 1 || !isFields(stored['message'])) return null;
  const { id, accountId, savedAt, state, refusal, tries, isStoreBusy } = stored;
  const message = readMessage(stored['message']);
  if (typeof id !== 'string' || message === null) return null;
  return {
    v: 1,
    id,
    accountId: typeof accountId === 'string' ? accountId : null,
    message,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
    state: state === 'refused' ? 'refused' : 'waiting',
    refusal: typeof refusal === 'string' ? refusal : null,
    tries: readTries(tries),
    isStoreBusy: isStoreBusy === true,
  };
}

function readMessage(stored: Fields): ShopMessage | null {
  if (Array.isArray(stored['floors'])) return readSampleRequest(stored);
  const { firstName, lastName, email, message } = stored;
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return null;
  return typeof email === 'string' && typeof message === 'string' ? { firstName, lastName, email, message } : null;
}

/** Missing fields are reported by the server. */
function readSampleRequest(stored: Fields): SampleRequest {
  return {
    floors: readSampleFloors(stored['floors']),
    name: textOf(stored['name']),
    line1: textOf(stored['line1']),
    line2: textOf(stored['line2']),
    postalCode: textOf(stored['postalCode']),
    city: textOf(stored['city']),
    state: textOf(stored['state']),
    mobileNumber: textOf(stored['mobileNumber']),
    email: textOf(stored['email']),
  };
}

/** Without duplicates, at most one order's. */
export function readSampleFloors(stored: unknown): readonly SampleFloor[] {
  const floors = listOf(stored, ({ productId, slug, title }) =>
    isCount(productId) && Number.isInteger(productId) && textOf(slug) !== ''
      ? { productId, slug: textOf(slug), title: textOf(title) }
      : null,
  );
  return [...new Map(floors.map((floor) => [floor.productId, floor])).values()].slice(0, MAX_SAMPLES);
}
