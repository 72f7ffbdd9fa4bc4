import { readDeskAct } from '../../contract/desk/orders';
import type { DeskAct } from '../../domain/desk/desk-act';
import { isFields } from '../../offline/storage/stored-fields';
import { readTries, type Tries } from '../../offline/sync/backoff';
import { isSealed, seal, unseal, type Sealed } from '../kept/seal';

/** What waits on the device: sealed but for its turn. */
export interface ActRecord {
  readonly id: string;
  /** When it was made, milliseconds since 1970, device clock. */
  readonly madeAt: number;
  readonly sealed: Sealed;
  readonly tries: Tries;
  /** The server has answered that it was not done: it waits for its person, not for a signal. */
  readonly isConflict: boolean;
}

/** An act with what the server said about it; '' while it waits to be sent. */
export interface WaitingAct {
  readonly act: DeskAct;
  readonly words: string;
}

/** Null for what is no record. */
export function readActRecord(stored: unknown): ActRecord | null {
  if (!isFields(stored)) return null;
  const { id, madeAt, sealed, tries, isConflict } = stored;
  if (typeof id !== 'string' || typeof madeAt !== 'number' || !isSealed(sealed)) return null;
  return { id, madeAt, sealed, tries: readTries(tries), isConflict: isConflict === true };
}

export function sealAct(key: CryptoKey, { act, words }: WaitingAct): Promise<Sealed> {
  return seal(key, { act, words });
}

/** Null for what another key has sealed. */
export async function unsealAct(key: CryptoKey, { sealed }: ActRecord): Promise<WaitingAct | null> {
  const read = await unseal(key, sealed);
  if (!isFields(read)) return null;
  const act = readDeskAct(read['act']);
  return act === null ? null : { act, words: typeof read['words'] === 'string' ? read['words'] : '' };
}
