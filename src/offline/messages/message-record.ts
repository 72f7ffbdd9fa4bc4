import type { ContactMessage } from '../../contract/site';
import { isFields } from '../storage/stored-fields';
import { readTries, type Tries } from '../sync/backoff';

/** A message to the shop that the server has not accepted yet, as saved in IndexedDB. Older `v` must stay readable for ever. */
export interface MessageRecord {
  readonly v: 1;
  /** UUID under which the server saves the message once, however often it is sent. */
  readonly id: string;
  /** The account it was written under, whose logout deletes it. Null for a visitor. */
  readonly accountId: string | null;
  readonly message: ContactMessage;
  /** Device clock, milliseconds since 1970; for display and order. */
  readonly savedAt: number;
  readonly state: 'waiting' | 'refused';
  /** The server's message when refused. */
  readonly refusal: string | null;
  readonly tries: Tries;
  /** Whether the store answered the last try, with an error that a retry may resolve. */
  readonly isStoreBusy: boolean;
}

/** Reads a stored value; null when it is not a valid message. Storage is untrusted input. */
export function readMessageRecord(stored: unknown): MessageRecord | null {
  if (!isFields(stored) || stored['v'] !== 1 || !isFields(stored['message'])) return null;
  const { id, accountId, savedAt, state, refusal, tries, isStoreBusy } = stored;
  const { firstName, lastName, email, message } = stored['message'];
  if (typeof id !== 'string' || typeof firstName !== 'string' || typeof lastName !== 'string') return null;
  if (typeof email !== 'string' || typeof message !== 'string') return null;
  return {
    v: 1,
    id,
    accountId: typeof accountId === 'string' ? accountId : null,
    message: { firstName, lastName, email, message },
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
    state: state === 'refused' ? 'refused' : 'waiting',
    refusal: typeof refusal === 'string' ? refusal : null,
    tries: readTries(tries),
    isStoreBusy: isStoreBusy === true,
  };
}
