import { plainTyped } from './typed-text';

/** The ten digits of a US number: '+1 305 555 0142', 'tel:+13055550142'. Null for other texts: digits are never dropped or added. */
export function readTelephone(typed: string): string | null {
  const plain = plainTyped(typed).replace(/^tel:? ?/, '');
  if (/[^\d\s().+/-]/.test(plain) || /\+/.test(plain.slice(1))) return null;
  const digits = plain.replace(/\D/g, '');
  if (plain.startsWith('+')) return /^1\d{10}$/.test(digits) ? digits.slice(1) : null;
  if (/^(?:1|001|011?1)\d{10}$/.test(digits)) return digits.slice(-10);
  return /^\d{10}$/.test(digits) ? digits : null;
}

/** '(305) 555-0142'. Other texts are returned unchanged. */
export function formatTelephone(typed: string): string {
  const digits = readTelephone(typed);
  return digits === null ? typed : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** '33145' or '33145-1234'. */
export function readZip(typed: string): string | null {
  const parts = /^(?:fl ?)?(\d{5})(?: ?-? ?(\d{4}))?$/.exec(plainTyped(typed));
  if (parts === null) return null;
  return parts[2] === undefined ? (parts[1] ?? null) : `${parts[1]}-${parts[2]}`;
}
