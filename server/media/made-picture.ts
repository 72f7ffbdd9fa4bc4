import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Named by content, and served at /media/… like the build's. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}

/** Facts are written last: a picture with facts is complete. */
export function factsFolder(dataDir: string): string {
  return join(dataDir, 'media-facts');
}

const factsShape = z.object({
  widthPx: z.number(),
  heightPx: z.number(),
  widths: z.array(z.number()),
  color: z.string(),
});

export type MadePicture = Readonly<z.infer<typeof factsShape>>;

const FORMATS = ['avif', 'webp'] as const;

/** Its name in the folder of pictures and in the public URL. */
export function sizedFile(name: string, widthPx: number, format: (typeof FORMATS)[number]): string {
  return `${name}-${widthPx}.${format}`;
}

/** Only complete pictures of earlier imports. */
export async function findMadePictures(dataDir: string): Promise<(name: string) => Promise<MadePicture | null>> {
  const files = new Set(await readdir(mediaFolder(dataDir)).catch(() => []));
  return async (name) => {
    const facts = await readFile(join(factsFolder(dataDir), `${name}.json`), 'utf8').catch(() => null);
    const made = facts === null ? null : factsShape.safeParse(jsonOf(facts)).data;
    return made?.widths.every((width) => FORMATS.every((format) => files.has(sizedFile(name, width, format)))) === true ? made : null;
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
