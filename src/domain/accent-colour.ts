import { BLACK, contrast, darkenedFor, hexOf, luminance, mix, MORE_RATIO, type Rgb, rgbOf, TEXT_RATIO, tooLight } from './contrast';

/** '--sea' of tokens.css. */
export const DEFAULT_ACCENT = '#0f4c46';

/** '--sand-deep': what is readable on it is readable on sand, paper and white, and white on it. */
export const GROUND: Rgb = [0xe4, 0xd9, 0xcb];
const WHITE: Rgb = [255, 255, 255];
/** Below this luminance a pressed button gets lighter instead of darker. */
const NEARLY_BLACK = 0.02;

const COLOUR = /^#[0-9a-f]{6}$/;

/** '#rrggbb' in lower case; null for any other text. */
export function readColour(text: string): string | null {
  const colour = text.trim().toLowerCase();
  return COLOUR.test(colour) ? colour : null;
}

/** Other text becomes the default: a damaged database cannot put text into a style. */
export function accentOf(kept: string | undefined): string {
  return readColour(kept ?? '') ?? DEFAULT_ACCENT;
}

/** Null when the colour ('#rrggbb') can be the accent. */
export function accentProblem(colour: string): string | null {
  return tooLight(colour, GROUND, 'links on our pages');
}

/** The lightest shade of a colour ('#rrggbb') that can be the accent; the colour itself where it can. */
export function nearestAccent(colour: string): string {
  return hexOf(darkenedFor(rgbOf(colour), GROUND, TEXT_RATIO));
}

/** Tokens of src/ui/styles/tokens.css, darker where the device asks for more contrast. */
export function accentCss(colour: string): string {
  const accent = rgbOf(colour);
  const more = darkenedFor(accent, GROUND, MORE_RATIO);
  return (
    `:root{--sea:${colour};--sea-hover:${hexOf(pressed(accent))};--sea-tint:${hexOf(tintOf(accent))}}` +
    `@media (prefers-contrast:more){:root{--sea:${hexOf(more)};--sea-hover:${hexOf(pressed(more))}}}`
  );
}

const pressed = (accent: Rgb): Rgb => (luminance(accent) < NEARLY_BLACK ? mix(accent, WHITE, 0.8) : mix(accent, BLACK, 0.77));

function tintOf(accent: Rgb): Rgb {
  for (let percent = 12; percent > 0; percent -= 1) {
    const tint = rgbOf(hexOf(mix(accent, WHITE, percent / 100)));
    if (contrast(accent, tint) >= TEXT_RATIO) return tint;
  }
  return WHITE;
}
