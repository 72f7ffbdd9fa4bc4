import { readColour } from './accent-colour';
import { darkenedFor, hexOf, MORE_RATIO, type Rgb, rgbOf, TEXT_RATIO, tooLight } from './contrast';

/** The header of a shop that has set none: '--black' of tokens.css. Its footer is '--ink' then. */
export const DEFAULT_DARK = '#000000';

/** '--on-ink-2', the darkest text on header, menu and footer: where it can be read, white and amber can. */
const DARKEST_TEXT: Rgb = [0xb5, 0xaa, 0x9d];

/** The dark colour as it is kept, or the store's own. What is no colour never reaches a style or the manifest. */
export function darkOf(kept: string | undefined): string {
  return readColour(kept ?? '') ?? DEFAULT_DARK;
}

/** Why a colour ('#rrggbb') cannot be that of header and footer, with the nearest that can; null when it can. */
export function darkProblem(colour: string): string | null {
  return tooLight(colour, DARKEST_TEXT, 'the text on header and footer');
}

/** The lightest colour of the same hue that can be under text; the colour itself where it can. */
export function nearestDark(colour: string): string {
  return darkened(colour, TEXT_RATIO);
}

/**
 * The styles of a dark colour under which text can be read: header, menu and footer, darker where the device asks for more contrast. Prints keep
 * black. Elements, not tokens of their own: a token would make each document longer, also those of shops that have set no colour.
 */
export function darkCss(colour: string): string {
  const rule = (dark: string): string => `:root{--black:${dark}}footer[data-on-dark],dialog[data-on-dark]{background:${dark}}`;
  return `@media screen{${rule(colour)}}@media screen and (prefers-contrast:more){${rule(darkened(colour, MORE_RATIO))}}`;
}

function darkened(colour: string, ratio: number): string {
  return hexOf(darkenedFor(rgbOf(colour), DARKEST_TEXT, ratio));
}
