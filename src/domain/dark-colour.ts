import { readColour } from './accent-colour';
import { darkenedFor, hexOf, MORE_RATIO, type Rgb, rgbOf, TEXT_RATIO, tooLight } from './contrast';

/** The header colour of a shop that has set none: '--black' of tokens.css. Its footer is '--ink' then. */
export const DEFAULT_DARK = '#000000';

/** '--on-ink-2', the darkest text on header, menu and footer. Where it is readable, white and amber are too. */
const DARKEST_TEXT: Rgb = [0xb5, 0xaa, 0x9d];

/** The saved dark colour, or the store's own when it is missing or no colour: nothing else reaches a style or the manifest. */
export function darkOf(kept: string | undefined): string {
  return readColour(kept ?? '') ?? DEFAULT_DARK;
}

/** Why a colour ('#rrggbb') cannot be used for header and footer, with the nearest that can; null when it can. */
export function darkProblem(colour: string): string | null {
  return tooLight(colour, DARKEST_TEXT, 'the text on header and footer');
}

/** The lightest shade of a colour ('#rrggbb') on which the text is readable; the colour itself where it is. */
export function nearestDark(colour: string): string {
  return darkened(colour, TEXT_RATIO);
}

/**
 * The styles of a dark colour with readable text: header, menu and footer, darker where the device asks for more contrast. Prints keep black. It
 * selects elements instead of adding a token: a token would lengthen every document, also of shops that have set no colour.
 */
export function darkCss(colour: string): string {
  const rule = (dark: string): string => `:root{--black:${dark}}footer[data-on-dark],dialog[data-on-dark]{background:${dark}}`;
  return `@media screen{${rule(colour)}}@media screen and (prefers-contrast:more){${rule(darkened(colour, MORE_RATIO))}}`;
}

function darkened(colour: string, ratio: number): string {
  return hexOf(darkenedFor(rgbOf(colour), DARKEST_TEXT, ratio));
}
