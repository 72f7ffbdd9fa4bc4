import * as z from 'zod/mini';
import { FALLBACK_PICTURE, type Picture } from '../domain/picture';
import { codecOf, readBy, reportOddity } from './codec';

const factsWire = z.object({
  widths: z.array(z.number().check(z.positive())),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  alt: z.string(),
});

/** Additive, beside a picture's URL. */
export const pictureFacts = readBy(codecOf(factsWire), z.optional(z.nullable(z.unknown())));

type PictureFacts = z.output<typeof factsWire>;

/** The fallback when there is no URL. */
export function pictureFrom(address: string | null, wireFacts: unknown, alt = ''): Picture {
  if (address === null || !isMediaAddress(address)) return { ...FALLBACK_PICTURE, alt };
  const facts = readFacts(wireFacts);
  if (facts === null) return { ...FALLBACK_PICTURE, src: address, alt };
  return { src: address, widths: facts.widths, widthPx: facts.width, heightPx: facts.height, color: facts.color, alt: facts.alt };
}

/** A picture with invalid facts is still shown. */
function readFacts(wire: unknown): PictureFacts | null {
  if (wire === undefined || wire === null) return null;
  const result = factsWire.safeParse(wire);
  if (result.success) return result.data;
  reportOddity(
    `Left out the facts of a picture: ${result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  );
  return null;
}

/** Null for plain URLs. */
export function factsOf(picture: Picture): PictureFacts | null {
  if (picture.widths.length === 0) return null;
  const { widths, widthPx, heightPx, color, alt } = picture;
  return { widths: [...widths], width: widthPx, height: heightPx, color, alt };
}

/** Other schemes (javascript:, data:) are treated as missing. */
export function isMediaAddress(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/i.test(address);
}
