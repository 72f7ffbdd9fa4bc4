import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * OWASP's signed double-submit tokens. A shopper's is derived from the session's key, so that concurrent calls do not invalidate each
 * other.
 */
export interface XsrfTokens {
  forVisitor(): string;
  forSession(keyHash: string): string;
  isSigned(token: string): boolean;
}

const BYTES = 24;

/** Signed with the shop's secret (HMAC-SHA256), so that none is stored. */
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
