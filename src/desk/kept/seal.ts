/** What lies on the device: unreadable without the key. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** A data key under a password: whoever has the device alone cannot read it. */
export interface WrappedKey extends Sealed {
  readonly salt: Uint8Array<ArrayBuffer>;
}

const KEY = { name: 'AES-GCM', length: 256 } as const;
/** OWASP's count for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;

/** Of a session: random, and never outside this browser. */
export async function newDataKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey(KEY, true, ['encrypt', 'decrypt']);
}

/** A key of whom only the wrapped copy can be read again. */
export async function withoutExport(key: CryptoKey): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', await crypto.subtle.exportKey('raw', key), KEY, false, ['encrypt', 'decrypt']);
}

export async function wrapKey(key: CryptoKey, password: string): Promise<WrappedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.wrapKey('raw', key, await passwordKey(password, salt), { name: 'AES-GCM', iv });
  return { salt, iv, data };
}

/** Null for another password. */
export async function unwrapKey({ salt, iv, data }: WrappedKey, password: string): Promise<CryptoKey | null> {
  try {
    const under = await passwordKey(password, salt);
    return await crypto.subtle.unwrapKey('raw', data, under, { name: 'AES-GCM', iv }, KEY, false, ['encrypt', 'decrypt']);
  } catch {
    return null;
  }
}

async function passwordKey(password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(password.normalize('NFKC')), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey({ name: 'PBKDF2', salt, iterations: ITERATIONS, hash: 'SHA-256' }, typed, KEY, false, [
    'wrapKey',
    'unwrapKey',
  ]);
}

/** `value` is what JSON can hold. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(value)));
  return { iv, data };
}

/** Null for what another key has sealed, and for damage. */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)));
  } catch {
    return null;
  }
}

export function isSealed(stored: unknown): stored is Sealed {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'iv' in stored &&
    stored.iv instanceof Uint8Array &&
    'data' in stored &&
    stored.data instanceof ArrayBuffer
  );
}
