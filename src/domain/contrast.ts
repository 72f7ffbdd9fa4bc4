/** Bytes of sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const BLACK: Rgb = [0, 0, 0];
/** WCAG 2.2, 1.4.3 and 1.4.6. */
export const TEXT_RATIO = 4.5;
export const MORE_RATIO = 7;

/** The bytes of '#rrggbb'. */
export function rgbOf(colour: string): Rgb {
  const byte = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [byte(1), byte(3), byte(5)];
}

/** '#rrggbb'; fractions are rounded. */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

/** 0 for black to 1 for white (WCAG 2.2). */
export function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Takes `share` (0 to 1) of the first colour and the rest of the second. */
export function mix([r, g, b]: Rgb, [red, green, blue]: Rgb, share: number): Rgb {
  const part = (one: number, other: number): number => one * share + other * (1 - share);
  return [part(r, red), part(g, green), part(b, blue)];
}

/** Adds black until the contrast to `other` reaches `ratio`. */
export function darkenedFor(colour: Rgb, other: Rgb, ratio: number): Rgb {
  for (let share = 256; share > 0; share -= 1) {
    const darker = rgbOf(hexOf(mix(colour, BLACK, share / 256)));
    if (contrast(darker, other) >= ratio) return darker;
  }
  return BLACK;
}

/** Null when text is readable there. Colours are '#rrggbb'. */
export function tooLight(colour: string, other: Rgb, where: string): string | null {
  const rgb = rgbOf(colour);
  const ratio = contrast(rgb, other);
  if (ratio >= TEXT_RATIO) return null;
  // Rounded down, so that a failing ratio never reads as the required one.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  const nearest = hexOf(darkenedFor(rgb, other, TEXT_RATIO));
  return `${colour} is too light for ${where}: ${shown}:1 where ${TEXT_RATIO}:1 is needed. The nearest that can be read: ${nearest}.`;
}
