import * as z from 'zod/mini';
import { FALLBACK_PICTURE, type Picture } from '../domain/picture';

/** Additive beside a picture's address: the sizes our server holds, its measures, placeholder colour and description. */
export const pictureFacts = z.optional(
  z.nullable(
    z.object({
      widths: z.array(z.number()),
      width: z.number(),
      height: z.number(),
      color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
      alt: z.string(),
    }),
  ),
);

type PictureFacts = z.output<typeof pictureFacts>;

/** The picture at an address, with its facts when the back end gives them; the fallback when there is no address. */
export function pictureFrom(address: string | null, facts: PictureFacts, alt = ''): Picture {
  if (address === null || !isMediaAddress(address)) return { ...FALLBACK_PICTURE, alt };
  if (!facts) return { ...FALLBACK_PICTURE, src: address, alt };
  return { src: address, widths: facts.widths, widthPx: facts.width, heightPx: facts.height, color: facts.color, alt: facts.alt };
}

/** The facts of a picture as they travel; null for plain addresses. */
export function factsOf(picture: Picture): PictureFacts {
  if (picture.widths.length === 0) return null;
  const { widths, widthPx, heightPx, color, alt } = picture;
  return { widths: [...widths], width: widthPx, height: heightPx, color, alt };
}

/** Media may come from this site or over http(s); anything else (javascript:, data:) is treated as missing. */
export function isMediaAddress(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/i.test(address);
}
