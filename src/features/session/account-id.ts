/**
 * A hash of the lower-cased email: data on this device belongs to one account, and the address is stored nowhere as a key.
 */
export async function accountIdOf(email: string): Promise<string> {
  const text = email.trim().toLowerCase();
  // crypto.subtle is missing on plain http, such as in a local network.
  if (globalThis.crypto.subtle === undefined) return shortHash(text);
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** FNV-1a, 64 bits: distinguishes accounts, but hides nothing. */
export function shortHash(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  return hash.toString(16).padStart(16, '0');
}
