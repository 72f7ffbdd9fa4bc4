import * as z from 'zod/mini';
import { accentCss, nearestAccent, readColour } from '../domain/accent-colour';
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

/** The shop's logo. Back ends without one leave it out. */
export const wireLogo = readBy(logoCodec, z.optional(z.unknown()));

/** Without a logo, and where it cannot be read, the shop's name stands for it. */
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

/** The accent of the shop with its style. A colour that nobody could read as a link is darkened until one can. */
export function accentFrom(wire: string | undefined): Pick<Settings, 'accentColor' | 'accentCss'> {
  if (wire === undefined || wire === '') return {};
  const sent = readColour(wire);
  if (sent === null) {
    reportOddity('Read as missing: the accent color');
    return {};
  }
  const accentColor = nearestAccent(sent);
  return { accentColor, accentCss: accentCss(accentColor) };
}

/** Logo and accent on the wire: no fields for a shop without them. */
export function lookFields({ logo, accentColor }: Pick<Settings, 'logo' | 'accentColor'>) {
  return {
    ...(accentColor === undefined ? {} : { accent_color: accentColor }),
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
