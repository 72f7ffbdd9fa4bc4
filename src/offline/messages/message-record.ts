import type { ContactMessage } from '../../contract/site';
import type { SampleRequest } from '../../domain/samples';
import { readSampleFloors } from '../read-sample-floors';
import { isFields, textOf, type Fields } from '../storage/stored-fields';
import { readTries, type Tries } from '../sync/backoff';

/** A message that a shopper sends to the shop once: text of the contact page, or an order of samples. */
export type ShopMessage = ContactMessage | SampleRequest;

export function isSampleRequest(message: ShopMessage): message is SampleRequest {
  return 'floors' in message;
}

/** A message to the shop that the server has not accepted yet, as saved in IndexedDB. Older `v` must stay readable for ever. */
export interface MessageRecord {
  readonly v: 1;
  /** UUID under which the server saves the message once, however often it is sent. */
  readonly id: string;
  /** The account that wrote it: its logout deletes the message. Null for a visitor. */
  readonly accountId: string | null;
  /** Builds that do not know orders of samples ignore those records: they read no message in them. */
  readonly message: ShopMessage;
  /** Device clock, milliseconds since 1970; for display and order. */
  readonly savedAt: number;
  readonly state: 'waiting' | 'refused';
  /** The server's message when refused. */
  readonly refusal: string | null;
  readonly tries: Tries;
  /** Whether the last try got a response: an error that a retry may resolve. */
  readonly isStoreBusy: boolean;
}

/** Reads a stored value; null when it is not a valid message. Storage is untrusted input. */
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
