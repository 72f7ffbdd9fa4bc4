import { createLocalText } from './storage/local-text';
import { createLocalValue } from './storage/local-value';
import { localKeys } from './storage/storage-keys';
import { isFields } from './storage/stored-fields';
import { createValue } from './value';

/** Of PBKDF2: a guess costs a tablet about a tenth of a second. */
const ITERATIONS = 200_000;
/** In characters. */
export const SHORTEST_STAFF_WORD = 4;

interface StaffWord {
  /** In base 64, as `hash`. */
  readonly salt: string;
  readonly hash: string;
}

const word = createLocalValue<StaffWord | null, StaffWord>(localKeys.staffWord, readStaffWord);
const through = createLocalText(localKeys.nextCustomerAt);
/** Until the next customer or a reload. */
const isUnlocked = createValue(false);

/** On a device of the shop, what earlier customers left is shown to staff only, who say their word. */
export const earlierCustomers = {
  /** Everything up to then is an earlier customer's, in milliseconds since 1970; 0 before the first. */
  through: (): number => Number(through.read() ?? 0) || 0,
  begin(now: number): void {
    through.write(String(now));
    isUnlocked.set(false);
  },
  /** Counter mode is off: everything is shown. */
  forget: (): void => through.write(null),
  isUnlocked: isUnlocked.get,
  hasWord: (): boolean => word.get() !== null,
  async setWord(typed: string): Promise<void> {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    word.set({ salt: base64(salt), hash: await hashOf(typed, salt) });
  },
  /** False for a wrong word. */
  async unlock(typed: string): Promise<boolean> {
    const kept = word.get();
    if (kept === null) return false;
    const isRight = (await hashOf(typed, bytesOf(kept.salt))) === kept.hash;
    if (isRight) isUnlocked.set(true);
    return isRight;
  },
  subscribe(listener: () => void): () => void {
    const ends = [word.subscribe(listener), through.subscribe(listener), isUnlocked.subscribe(listener)];
    return () => ends.forEach((end) => end());
  },
};

/** Without regard to case and outer spaces: it is typed at a counter. */
async function hashOf(typed: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = new TextEncoder().encode(typed.trim().toLowerCase().normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  return base64(
    new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS }, key, 256)),
  );
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function readStaffWord(stored: unknown): StaffWord | null {
  const isBase64 = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z0-9+/]+=*$/.test(text);
  if (!isFields(stored)) return null;
  const { salt, hash } = stored;
  return isBase64(salt) && isBase64(hash) ? { salt, hash } : null;
}
