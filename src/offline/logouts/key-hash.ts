/**
 * Lower-case hex SHA-256: all that a device may keep after a logout, and a server can end the session with it. Null on plain http, where
 * browsers do not hash.
 */
export async function keyHashOf(authKey: string): Promise<string | null> {
  if (globalThis.crypto.subtle === undefined) return null;
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(authKey));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
