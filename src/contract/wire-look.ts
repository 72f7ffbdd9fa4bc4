import * as z from 'zod/mini';
import { accentCss, nearestAccent, readColour } from '../domain/accent-colour';
import { darkCss, nearestDark } from '../domain/dark-colour';
import type { Settings } from '../domain/settings';
import { codecOf, readBy, reportOddity } from './codec';
import { wireCount } from './wire-values';

const logoShape = z.object({
  name: z.string().check(z.regex(/^logo-[0-9a-f]{16}$/)),
  width: wireCount,
  height: wireCount,
  paper_width: wireCount,
  paper_height: wireCount,
});
const logoCodec = codecOf(logoShape);

export const wireLogo = readBy(logoCodec, z.optional(z.unknown()));

/** Without a valid logo the shop's name is shown instead. */
export function logoFrom(wire: unknown): Pick<Settings, 'logo'> {
  if (wire === undefined || wire === null) return {};
  const read = z.safeDecode(logoShape, wire as z.input<typeof logoShape>);
  if (!read.success) {
    reportOddity('Read as missing: the logo');
    return {};
  }
  const { name, width, height, paper_width, paper_height } = read.data;
  return { logo: { name, widthPx: width, heightPx: height, paperWidthPx: paper_width, paperHeightPx: paper_height } };
}

interface WireColours {
  readonly accent_color?: string | undefined;
  readonly dark_color?: string | undefined;
}

/** Too light a colour is darkened until it is readable. */
export function coloursFrom(wire: WireColours): Pick<Settings, 'accentColor' | 'darkColor' | 'colourCss'> {
  const [accent, dark] = [colourFrom(wire.accent_color), colourFrom(wire.dark_color)];
  if (accent === null && dark === null) return {};
  const accentColor = accent === null ? undefined : nearestAccent(accent);
  const darkColor = dark === null ? undefined : nearestDark(dark);
  const styles = [accentColor === undefined ? '' : accentCss(accentColor), darkColor === undefined ? '' : darkCss(darkColor)];
  return {
    ...(accentColor === undefined ? {} : { accentColor }),
    ...(darkColor === undefined ? {} : { darkColor }),
    colourCss: styles.join(''),
  };
}

function colourFrom(wire: string | undefined): string | null {
  if (wire === undefined || wire === '') return null;
  const colour = readColour(wire);
  if (colour === null) reportOddity('Read as missing: a color of the shop');
  return colour;
}

/** No fields for a shop without them. */
export function lookFields({ logo, accentColor, darkColor }: Pick<Settings, 'logo' | 'accentColor' | 'darkColor'>) {
  return {
    ...(accentColor === undefined ? {} : { accent_color: accentColor }),
    ...(darkColor === undefined ? {} : { dark_color: darkColor }),
    ...(logo === undefined
      ? {}
      : {
          logo: {
            name: logo.name,
            width: logo.widthPx,
            height: logo.heightPx,
            paper_width: logo.paperWidthPx,
            paper_height: logo.paperHeightPx,
          },
        }),
  };
}
