/** In the place of Latin-1's bytes 0x80 to 0x9F, which some versions of Node decode as Latin-1. */
const SIGNS_FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes Windows-1252. */
export function windowsSigns(content: Uint8Array): string {
  return Buffer.from(content)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (sign) => SIGNS_FROM_0X80.charAt(sign.charCodeAt(0) - 0x80));
}

/** Null when Windows-1252 does not have the character. */
export function windowsByte(sign: string): number | null {
  const place = SIGNS_FROM_0X80.indexOf(sign);
  if (place >= 0) return 0x80 + place;
  return sign.charCodeAt(0) <= 0xff ? sign.charCodeAt(0) : null;
}
