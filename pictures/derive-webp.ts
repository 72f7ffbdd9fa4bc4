import { readdir, rm, stat } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { WEBP_OPTIONS } from '../server/media/picture-formats';
import { writeWhole } from '../server/media/write-whole';

async function changedAt(file: string): Promise<number> {
  return stat(file).then(
    (s) => s.mtimeMs,
    () => 0,
  );
}

interface Group {
  /** The only file that is decoded. */
  readonly widest: string;
  readonly outputs: { readonly file: string; readonly width: number }[];
}

/** Grouped by picture, which is decoded once: that takes most of the time. */
async function planGroups(mediaDir: string): Promise<Group[]> {
  const names = new Map<string, number[]>();
  for (const file of await readdir(mediaDir)) {
    if (file.includes('.webp.unfinished-')) await rm(join(mediaDir, file), { force: true });
    const match = /^(.+)-(\d+)\.avif$/.exec(file);
    const [, name, width] = match ?? [];
    if (name && width) names.set(name, [...(names.get(name) ?? []), Number(width)]);
  }
  const groups: Group[] = [];
  for (const [name, widths] of names) {
    const outputs: { file: string; width: number }[] = [];
    for (const width of widths) {
      const file = join(mediaDir, `${name}-${width}.webp`);
      if ((await changedAt(file)) <= (await changedAt(join(mediaDir, `${name}-${width}.avif`)))) outputs.push({ file, width });
    }
    if (outputs.length > 0) groups.push({ widest: join(mediaDir, `${name}-${Math.max(...widths)}.avif`), outputs });
  }
  return groups;
}

async function deriveGroup({ widest, outputs }: Group): Promise<void> {
  const { data, info } = await sharp(widest).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  await Promise.all(
    outputs.map(async ({ file, width }) => {
      const picture = sharp(data, { raw });
      if (width < info.width) picture.resize(width, undefined, { kernel: 'cubic', fastShrinkOnLoad: false });
      await writeWhole(file, await picture.webp(WEBP_OPTIONS).toBuffer());
    }),
  );
}

/**
 * WebP files are not committed: each build creates the missing and outdated ones, whole or not at all, and deletes what a killed build left
 * behind.
 */
export async function deriveMissingWebp(mediaDir: string): Promise<number> {
  const groups = await planGroups(mediaDir);
  let written = 0;
  const next = async (): Promise<void> => {
    for (let group = groups.pop(); group; group = groups.pop()) {
      await deriveGroup(group);
      written += group.outputs.length;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, next));
  return written;
}
