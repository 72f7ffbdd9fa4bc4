import { BLACK, contrast, darkenedFor, hexOf, luminance, mix, MORE_RATIO, type Rgb, rgbOf, TEXT_RATIO, tooLight } from './contrast';

/** The accent of a shop that has set none: '--sea' of tokens.css. */
export const DEFAULT_ACCENT = '#0f4c46';

/** '--sand-deep', the darkest background of links. A colour that is readable on it is readable on sand, paper and white, and white on it. */
export const GROUND: Rgb = [0xe4, 0xd9, 0xcb];
const WHITE: Rgb = [255, 255, 255];
/** Luminance below which a pressed button gets lighter instead of darker. */
const NEARLY_BLACK = 0.02;

const COLOUR = /^#[0-9a-f]{6}$/;

/** A colour '#rrggbb' in lower case; null for any other text. */
export function readColour(text: string): string | null {
  const colour = text.trim().toLowerCase();
  return COLOUR.test(colour) ? colour : null;
}

/** The saved accent, or the store's own when it is missing or no colour: a damaged database cannot put other text into a style. */
export function accentOf(kept: string | undefined): string {
  return readColour(kept ?? '') ?? DEFAULT_ACCENT;
}

/** Why a colour ('#rrggbb') cannot be the accent, with the nearest that can; null when it can. */
export function accentProblem(colour: string): string | null {
  return tooLight(colour, GROUND, 'links on our pages');
}

/** The lightest shade of a colour ('#rrggbb') that can be the accent; the colour itself where it can. */
export function nearestAccent(colour: string): string {
  return hexOf(darkenedFor(rgbOf(colour), GROUND, TEXT_RATIO));
}

/**
 * The tokens (src/ui/styles/tokens.css) of a readable accent: links and buttons, their hover colour, and the tint behind messages of success.
 * Darker where the device asks for more contrast. Text on the accent is white.
 */
export function accentCss(colour: string): string {
  const accent = rgbOf(colour);
  const more = darkenedFor(accent, GROUND, MORE_RATIO);
  return (
    `:root{--sea:${colour};--sea-hover:${hexOf(pressed(accent))};--sea-tint:${hexOf(tintOf(accent))}}` +
    `@media (prefers-contrast:more){:root{--sea:${hexOf(more)};--sea-hover:${hexOf(pressed(more))}}}`
  );
}

const pressed = (accent: Rgb): Rgb => (luminance(accent) < NEARLY_BLACK ? mix(accent, WHITE, 0.8) : mix(accent, BLACK, 0.77));

/** The strongest tint on which text in the accent is readable. */
function tintOf(accent: Rgb): Rgb {
  for (let percent = 12; percent > 0; percent -= 1) {
    const tint = rgbOf(hexOf(mix(accent, WHITE, percent / 100)));
    if (contrast(accent, tint) >= TEXT_RATIO) return tint;
  }
  return WHITE;
}
