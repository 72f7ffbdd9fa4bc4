/**
 * The name under which a shopper's data is kept on this device: a hash of the lower-cased e-mail address, so that
 * offline changes and saved replies belong to one account and the address itself is not a key (DESIGN 7.12).
 */
export async function accountIdOf(email: string): Promise<string> {
  const text = email.trim().toLowerCase();
  // Plain http on a shop's own network has no crypto.subtle.
  if (globalThis.crypto.subtle === undefined) return shortHash(text);
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** FNV-1a, 64 bits, as 16 hex digits: for telling accounts apart, never for secrecy. */
export function shortHash(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  return hash.toString(16).padStart(16, '0');
}
