import { readColour } from './accent-colour';
import { darkenedFor, hexOf, MORE_RATIO, type Rgb, rgbOf, TEXT_RATIO, tooLight } from './contrast';

/** '--black' of tokens.css. Without a colour of the shop the footer is '--ink'. */
export const DEFAULT_DARK = '#000000';

/** '--on-ink-2': where it is readable, white and amber are too. */
const DARKEST_TEXT: Rgb = [0xb5, 0xaa, 0x9d];

/** Other text becomes the default: nothing else reaches a style or the manifest. */
export function darkOf(kept: string | undefined): string {
  return readColour(kept ?? '') ?? DEFAULT_DARK;
}

/** Null when the colour ('#rrggbb') can be used for header and footer. */
export function darkProblem(colour: string): string | null {
  return tooLight(colour, DARKEST_TEXT, 'the text on header and footer');
}

/** The lightest shade on which the text is readable. */
export function nearestDark(colour: string): string {
  return darkened(colour, TEXT_RATIO);
}

/** Prints keep black. No token, which would lengthen every document, also of shops without a colour. */
export function darkCss(colour: string): string {
  const rule = (dark: string): string => `:root{--black:${dark}}footer[data-on-dark],dialog[data-on-dark]{background:${dark}}`;
  return `@media screen{${rule(colour)}}@media screen and (prefers-contrast:more){${rule(darkened(colour, MORE_RATIO))}}`;
}

function darkened(colour: string, ratio: number): string {
  return hexOf(darkenedFor(rgbOf(colour), DARKEST_TEXT, ratio));
}
