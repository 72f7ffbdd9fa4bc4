/** A colour as bytes of sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The bytes of '#rrggbb'. */
export function rgbOf(colour: string): Rgb {
  const byte = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [byte(1), byte(3), byte(5)];
}

/** '#rrggbb' of bytes, which are rounded. */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). */
export function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `share` of one colour, the rest of the other. */
export function mix([r, g, b]: Rgb, [red, green, blue]: Rgb, share: number): Rgb {
  const part = (one: number, other: number): number => one * share + other * (1 - share);
  return [part(r, red), part(g, green), part(b, blue)];
}
