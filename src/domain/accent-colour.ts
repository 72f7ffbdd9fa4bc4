import { BLACK, contrast, darkenedFor, hexOf, luminance, mix, MORE_RATIO, type Rgb, rgbOf, TEXT_RATIO, tooLight } from './contrast';

/** The accent of a shop that has set none: '--sea' of tokens.css. */
export const DEFAULT_ACCENT = '#0f4c46';

/** '--sand-deep', the darkest ground of links: what can be read on it can be read on sand, paper and white, and white on it too. */
export const GROUND: Rgb = [0xe4, 0xd9, 0xcb];
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
  return tooLight(colour, GROUND, 'links on our pages');
}

/** The lightest colour of the same hue that can be the accent; the colour itself where it can. */
export function nearestAccent(colour: string): string {
  return hexOf(darkenedFor(rgbOf(colour), GROUND, TEXT_RATIO));
}

/**
 * The tokens (src/ui/styles/tokens.css) of an accent that can be read: links and buttons, both under the pointer, and the tint behind what went
 * well; darker where the device asks for more contrast. Text on the accent is white.
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

/** As much of the accent as its own text can be read on. */
function tintOf(accent: Rgb): Rgb {
  for (let percent = 12; percent > 0; percent -= 1) {
    const tint = rgbOf(hexOf(mix(accent, WHITE, percent / 100)));
    if (contrast(accent, tint) >= TEXT_RATIO) return tint;
  }
  return WHITE;
}
