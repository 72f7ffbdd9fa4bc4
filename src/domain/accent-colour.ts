import { contrast, hexOf, luminance, mix, rgbOf, type Rgb } from './contrast';

/** The accent of a shop that has set none: '--sea' of tokens.css. */
export const DEFAULT_ACCENT = '#0f4c46';

/** For text (WCAG 2.2, 1.4.3); edges and focus rings need less. */
const TEXT_RATIO = 4.5;
/** For text, where the device asks for more contrast (WCAG 2.2, 1.4.6). */
const MORE_RATIO = 7;
/** '--sand-deep', the darkest ground of links: what can be read on it can be read on sand, paper and white, and white on it too. */
export const GROUND: Rgb = [0xe4, 0xd9, 0xcb];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** Below this a pressed button could not get any darker. */
const NEARLY_BLACK = 0.02;

const COLOUR = /^#[0-9a-f]{6}$/;

/** '#rrggbb' in small letters; null for what is no such colour. */
export function readColour(text: string): string | null {
  const colour = text.trim().toLowerCase();
  return COLOUR.test(colour) ? colour : null;
}

/** The accent as it is kept, or the store's own. What is no colour, from a damaged or foreign database, never reaches a style. */
export function accentOf(kept: string | undefined): string {
  return readColour(kept ?? '') ?? DEFAULT_ACCENT;
}

/** Why a colour ('#rrggbb') cannot be the accent, with the nearest that can; null when it can. */
export function accentProblem(colour: string): string | null {
  const ratio = contrast(rgbOf(colour), GROUND);
  if (ratio >= TEXT_RATIO) return null;
  // Never rounded up to what is needed.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `${colour} is too light for links on our pages: ${shown}:1 where ${TEXT_RATIO}:1 is needed. The nearest that can be read: ${nearestAccent(colour)}.`;
}

/** The lightest colour of the same hue that can be the accent; the colour itself where it can. */
export function nearestAccent(colour: string): string {
  return hexOf(darkened(rgbOf(colour), TEXT_RATIO));
}

/**
 * The tokens (src/ui/styles/tokens.css) of an accent that can be read: links and buttons, both under the pointer, and the tint behind what went
 * well; darker where the device asks for more contrast. Text on the accent is white.
 */
export function accentCss(colour: string): string {
  const accent = rgbOf(colour);
  const more = darkened(accent, MORE_RATIO);
  return (
    `:root{--sea:${colour};--sea-hover:${hexOf(pressed(accent))};--sea-tint:${hexOf(tintOf(accent))}}` +
    `@media (prefers-contrast:more){:root{--sea:${hexOf(more)};--sea-hover:${hexOf(pressed(more))}}}`
  );
}

function darkened(colour: Rgb, ratio: number): Rgb {
  for (let share = 256; share > 0; share -= 1) {
    const darker = rgbOf(hexOf(mix(colour, BLACK, share / 256)));
    if (contrast(darker, GROUND) >= ratio) return darker;
  }
  return BLACK;
}

const pressed = (accent: Rgb): Rgb => (luminance(accent) < NEARLY_BLACK ? mix(accent, WHITE, 0.8) : mix(accent, BLACK, 0.77));

/** As much of the accent as its own text can be read on. */
function tintOf(accent: Rgb): Rgb {
  for (let percent = 12; percent > 0; percent -= 1) {
    const tint = rgbOf(hexOf(mix(accent, WHITE, percent / 100)));
    if (contrast(accent, tint) >= TEXT_RATIO) return tint;
  }
  return WHITE;
}
