import * as z from 'zod/mini';
import { codecOf, nothing } from './codec';
import { endpoint } from './define-endpoint';

/** Lower-case SHA-256 of an auth key in hex: it ends the session of that key and signs nobody in. */
const keyHashText = z.string().check(z.regex(/^[\da-f]{64}$/));

/**
 * Additive: POST /auth_service/auth/end-session. Ends a session by the SHA-256 of its key, without a valid key: for a logout that waited for a
 * connection. Always succeeds. Its path is below the refresh call's, so that a refresh cookie of that path (plain http, older sessions) is sent.
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
