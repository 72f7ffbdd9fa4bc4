import { readFile, writeFile } from 'node:fs/promises';
import { toHex } from './colour';

/** What the store needs to know about one picture. Sizes in pixels. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Mean colour, the placeholder while the picture loads. */
  readonly color: string;
  readonly alt: string;
}

/** Mean colour of sRGB bytes as `#rrggbb`. */
export function meanColour(pixels: Uint8Array): string {
  const sums = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 1) sums[i % 3] = (sums[i % 3] ?? 0) + (pixels[i] ?? 0);
  const [r = 0, g = 0, b = 0] = sums.map((s) => (s * 3) / pixels.length);
  return toHex(r, g, b);
}

/** Adds facts to the list in `file`, sorted by name so that two runs write the same bytes. */
export async function recordFacts(file: string, facts: ReadonlyMap<string, PictureFacts>): Promise<void> {
  const before = await readFile(file, 'utf8').then((text) => JSON.parse(text) as Record<string, PictureFacts>, () => ({}));
  const all = Object.entries({ ...before, ...Object.fromEntries(facts) }).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const lines = all.map(([name, fact]) => `  ${JSON.stringify(name)}: ${JSON.stringify(fact)}`);
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`);
}
