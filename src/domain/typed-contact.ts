import { plainTyped } from './typed-text';

/**
 * The ten digits of a telephone number of the United States as people type and paste it: '(305) 555-0142', '+1 305 555 0142',
 * '1-305-555-0142', 'tel:+13055550142'. Null when it is none: digits are never dropped or added to make one.
 */
export function readTelephone(typed: string): string | null {
  const plain = plainTyped(typed).replace(/^tel:? ?/, '');
  if (/[^\d\s().+/-]/.test(plain) || /\+/.test(plain.slice(1))) return null;
  const digits = plain.replace(/\D/g, '');
  if (plain.startsWith('+')) return /^1\d{10}$/.test(digits) ? digits.slice(1) : null;
  if (/^(?:1|001|011?1)\d{10}$/.test(digits)) return digits.slice(-10);
  return /^\d{10}$/.test(digits) ? digits : null;
}

/** A telephone number of the United States as it is shown, '(305) 555-0142', however it was typed. Anything else stays as it is. */
export function formatTelephone(typed: string): string {
  const digits = readTelephone(typed);
  return digits === null ? typed : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** What the checkout says of a telephone number that is none. It is asked for, not demanded. */
export const TELEPHONE_PROBLEM = 'Please enter a telephone number of 10 digits, or leave the field empty.';

/** A ZIP code as the post office writes it, '33145' or '33145-1234'; null when what was typed is none. */
export function readZip(typed: string): string | null {
  const parts = /^(?:fl ?)?(\d{5})(?: ?-? ?(\d{4}))?$/.exec(plainTyped(typed));
  if (parts === null) return null;
  return parts[2] === undefined ? (parts[1] ?? null) : `${parts[1]}-${parts[2]}`;
}
