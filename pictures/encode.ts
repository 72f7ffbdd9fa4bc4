import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { avifOptions } from '../server/media/picture-formats';
import { meanColour } from '../server/media/make-picture';

/** sRGB bytes. */
export interface Drawn {
  readonly name: string;
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export async function encodeAvif(drawn: Drawn, widths: readonly number[], quality: number, mediaDir: string): Promise<PictureFacts> {
  const { name, pixels, width, height, alt } = drawn;
  for (const to of widths) {
    const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
    if (to < width) picture.resize(to, Math.round((height * to) / width), { kernel: 'lanczos3' });
    await picture.avif(avifOptions(to, quality)).toFile(join(mediaDir, `${name}-${to}.avif`));
  }
  return { width, height, widths, color: meanColour(pixels), alt };
}

/** In pixels. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** The placeholder while the picture loads. */
  readonly color: string;
  readonly alt: string;
}

/** Sorted by name so that two runs write the same bytes. */
export async function recordFacts(file: string, facts: ReadonlyMap<string, PictureFacts>): Promise<void> {
  const before = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, PictureFacts>,
    () => ({}),
  );
  const all = Object.entries({ ...before, ...Object.fromEntries(facts) }).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const lines = all.map(([name, fact]) => `  ${JSON.stringify(name)}: ${JSON.stringify(fact)}`);
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}
