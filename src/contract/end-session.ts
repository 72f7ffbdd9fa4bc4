import * as z from 'zod/mini';
import { codecOf, nothing } from './codec';
import { endpoint } from './define-endpoint';

/** Lower-case SHA-256 in hex: ends the session of that key and signs nobody in. */
const keyHashText = z.string().check(z.regex(/^[\da-f]{64}$/));

/**
 * Additive. For a logout that waited for a connection: needs no valid key and always succeeds. Below the refresh call's path, so that a
 * refresh cookie of that path (plain http, older sessions) is sent.
 */
export const endSession = endpoint({
  method: 'POST',
  path: '/auth_service/auth/end-session',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ key_hash: keyHashText }), z.custom<string>(), {
      decode: (form) => form.key_hash,
      encode: (keyHash) => ({ key_hash: keyHash }),
    }),
  ),
  output: nothing,
});
