/** Of the code that the shopper shows when the boxes are handed over. */
export const HANDOVER_DIGITS = 8;

const CODE = /^\d{8}$/;

/** Eight digits and nothing else. */
export function isHandoverCode(text: string): boolean {
  return CODE.test(text);
}

/** '4821 0937'. */
export function formatHandoverCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** What the picture of a code says: 'desk:VF-10042:48210937'. */
export function handoverText(orderNumber: string, code: string): string {
  return `desk:${orderNumber}:${code}`;
}

/** The order that was typed or scanned: its number in capitals, or the eight digits. '' when neither can be meant. */
export function readHandover(typed: string): string {
  const text = typed.replace(/\s+/g, '').toUpperCase();
  const [, scanned] = /^DESK:([^:]+):\d{8}$/.exec(text) ?? [];
  return scanned ?? (text.includes(':') ? '' : text);
}
