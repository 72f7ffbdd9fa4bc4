const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** RFC 4648, 5, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(start, start + 3);
    const bits = (first << 16) | (second << 8) | third;
    const letters = bytes.length - start === 1 ? 2 : bytes.length - start === 2 ? 3 : 4;
    for (let place = 0; place < letters; place += 1) text += LETTERS[(bits >> (18 - 6 * place)) & 63];
  }
  return text;
}

/** A last incomplete byte is dropped. Null when a letter is not of base64url. */
export function fromBase64url(text: string): Uint8Array | null {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xff_ff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
  }
  return Uint8Array.from(bytes);
}
