import { plainTyped } from './typed-text';

/**
 * The ten digits of a typed or pasted US telephone number: '(305) 555-0142', '+1 305 555 0142', '1-305-555-0142', 'tel:+13055550142'. Null for
 * other texts: digits are never dropped or added.
 */
export function readTelephone(typed: string): string | null {
  const plain = plainTyped(typed).replace(/^tel:? ?/, '');
  if (/[^\d\s().+/-]/.test(plain) || /\+/.test(plain.slice(1))) return null;
  const digits = plain.replace(/\D/g, '');
  if (plain.startsWith('+')) return /^1\d{10}$/.test(digits) ? digits.slice(1) : null;
  if (/^(?:1|001|011?1)\d{10}$/.test(digits)) return digits.slice(-10);
  return /^\d{10}$/.test(digits) ? digits : null;
}

/** A US telephone number for display, '(305) 555-0142', from any spelling. Other texts are returned unchanged. */
export function formatTelephone(typed: string): string {
  const digits = readTelephone(typed);
  return digits === null ? typed : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The checkout's message for an invalid telephone number. The number is optional. */
export const TELEPHONE_PROBLEM = 'Please enter a telephone number of 10 digits, or leave the field empty.';

/** A ZIP code in the postal notation, '33145' or '33145-1234'; null for other texts. */
export function readZip(typed: string): string | null {
  const parts = /^(?:fl ?)?(\d{5})(?: ?-? ?(\d{4}))?$/.exec(plainTyped(typed));
  if (parts === null) return null;
  return parts[2] === undefined ? (parts[1] ?? null) : `${parts[1]}-${parts[2]}`;
}
