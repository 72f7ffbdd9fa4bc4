import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Signed double-submit tokens (OWASP, CSRF prevention). A visitor's token is random and signed. A shopper's is derived from the session's key:
 * every reply gives the same one, so concurrent calls do not invalidate each other. A token cannot be forged without the secret, and is valid
 * for one session only.
 */
export interface XsrfTokens {
  forVisitor(): string;
  /** `keyHash` as the session stores it. */
  forSession(keyHash: string): string;
  /** Whether this store signed the token. */
  isSigned(token: string): boolean;
}

const BYTES = 24;

export function createXsrfTokens(secret: string): XsrfTokens {
  const sign = (text: string): string =>
    createHmac('sha256', secret)
      .update(text)
      .digest('base64url')
      .slice(0, (BYTES * 4) / 3);
  const signed = (subject: string): string => `${subject}.${sign(subject)}`;
  return {
    forVisitor: () => signed(`v${randomBytes(BYTES).toString('base64url')}`),
    forSession: (keyHash) => signed(`s${sign(`session ${keyHash}`)}`),
    isSigned: (token) => {
      const [subject = '', ...signature] = token.split('.');
      return /^[vs][\w-]{32}$/.test(subject) && isSameText(signed(subject), [subject, ...signature].join('.'));
    },
  };
}

/** Compares in constant time. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
