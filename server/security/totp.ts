import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of telephones differ; ASVS 5.0, 6.5.5 allows 30 seconds. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** Base32, 160 bits (RFC 4226, section 4). */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

function totp(secret: string, label: string, issuer: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), label, issuer, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

/** The address that an authenticator app reads from its QR code. */
export function totpAddress(secret: string, email: string, shopName: string): string {
  return totp(secret, email, shopName).toString();
}

/** The time step that the code belongs to, within a step of `now` (milliseconds since 1970); null for a wrong code. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const typed = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(typed)) return null;
  const delta = totp(secret, '', '').validate({ token: typed, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

const CODES = 10;
/** Without letters and digits that look alike: 5 bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 120 bits: from 112 on a plain hash is enough (ASVS 5.0, 6.5.2). */
const PARTS = 6;
const PART_LENGTH = 4;

/** Ten, such as 'K7QM-2XW9-PRKA-8HJN-T3VB-Y6CD', each for one use. */
export function newRecoveryCodes(): readonly string[] {
  const part = (): string => Array.from({ length: PART_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: CODES }, () => Array.from({ length: PARTS }, part).join('-'));
}

/** As it is stored: spaces, dashes and case do not count. Null for what is no recovery code. */
export function recoveryCodeFrom(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return new RegExp(`^[${ALPHABET}]{${PARTS * PART_LENGTH}}$`).test(code) ? code : null;
}
