import { readdir, rm, stat } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import sharp from 'sharp';
import { WEBP_OPTIONS } from './picture-formats';
import { writeWhole } from './write-whole';

/*
 * The sample pictures are committed as AVIF; older browsers get WebP copies (decision 0007). `npm run build` makes all of them. `npm start` opens
 * the store without them: a process of its own makes them meanwhile, and one that is asked for sooner is made on request.
 */

interface Group {
  /** The only file that is decoded. */
  readonly widest: string;
  readonly outputs: readonly { readonly file: string; readonly width: number }[];
}

const SIZED = /^(.+)-(\d+)\.avif$/;

/** Grouped by picture, which is decoded once: that takes most of the time. */
function missingGroups(folder: string, files: readonly string[]): Group[] {
  const present = new Set(files);
  const widths = new Map<string, number[]>();
  for (const file of files) {
    const [, name, width] = SIZED.exec(file) ?? [];
    if (name !== undefined) widths.set(name, [...(widths.get(name) ?? []), Number(width)]);
  }
  return [...widths].flatMap(([name, all]) => {
    const outputs = all
      .filter((width) => !present.has(`${name}-${width}.webp`))
      .map((width) => ({ file: join(folder, `${name}-${width}.webp`), width }));
    return outputs.length === 0 ? [] : [{ widest: join(folder, `${name}-${Math.max(...all)}.avif`), outputs }];
  });
}

async function makeGroup({ widest, outputs }: Group): Promise<void> {
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

/** True when a copy is missing, or a killed run left a part of one. */
export async function lacksWebpCopies(folder: string): Promise<boolean> {
  const files = await readdir(folder).catch(() => []);
  return files.some((file) => file.includes('.webp.unfinished-')) || missingGroups(folder, files).length > 0;
}

/** Makes each missing copy whole or not at all, and deletes what a killed run left behind. Returns how many it made. */
export async function makeMissingWebp(folder: string, picturesAtOnce = Math.max(2, cpus().length)): Promise<number> {
  const files = await readdir(folder);
  for (const file of files) if (file.includes('.webp.unfinished-')) await rm(join(folder, file), { force: true });
  const groups = missingGroups(folder, files);
  let written = 0;
  const next = async (): Promise<void> => {
    for (let group = groups.pop(); group; group = groups.pop()) {
      await makeGroup(group);
      written += group.outputs.length;
    }
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, next));
  return written;
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );

/** Deletes copies that are no newer than their picture, or have none. */
export async function dropOutdatedWebp(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.webp')) continue;
    const copy = join(folder, file);
    const picture = await stat(copy.replace(/webp$/, 'avif')).catch(() => null);
    if (picture === null || (await stat(copy)).mtimeMs <= picture.mtimeMs) await rm(copy, { force: true });
  }
}

/**
 * Makes the copy at a path such as '/media/p1-plank-640.webp' from the AVIF in the folder's media. One at a time, so that other requests go on. False when there
 * is no such picture, or its copy cannot be made: that is tried once in the life of a process.
 */
export function webpOnRequest(folder: string): (path: string) => Promise<boolean> {
  const making = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();
  return async (path) => {
    const width = /^\/media\/[a-z0-9-]+-(\d{1,5})\.webp$/.exec(path)?.[1];
    if (width === undefined) return false;
    const known = making.get(path);
    if (known !== undefined) return known;
    // Before the folder is read: names are made up, and the copies of an owner's pictures lie elsewhere.
    if (!(await isFile(join(folder, path.replace(/webp$/, 'avif'))))) return false;
    const files = await readdir(join(folder, 'media')).catch(() => []);
    const group = missingGroups(join(folder, 'media'), files).find(({ outputs }) =>
      outputs.some(({ file }) => file === join(folder, path)),
    );
    // The process that makes all of them may just have made this one.
    if (group === undefined) return isFile(join(folder, path));
    // Another request may have asked meanwhile.
    const asked = making.get(path);
    if (asked !== undefined) return asked;
    const outputs = group.outputs.filter((output) => output.width === Number(width));
    const made = last
      .then(() => makeGroup({ ...group, outputs }))
      .then(
        () => true,
        () => false,
      );
    last = made;
    making.set(path, made);
    return made;
  };
}

/**
 * Starts `program` (make-webp, as it was built) when copies are missing in `folder`; `onMade` hears that all are there. It ends with a store that
 * stops in order; the next start goes on with what is missing. Where the folder cannot be written, the copies stay missing.
 */
export async function makeBesideStore(program: string, folder: string, onMade: () => void): Promise<void> {
  if (!(await lacksWebpCopies(folder))) return;
  const maker = spawn(process.execPath, [program, folder], { stdio: 'ignore' });
  const end = (): void => void maker.kill();
  process.once('exit', end);
  maker.once('error', () => undefined);
  maker.once('exit', (code) => {
    process.off('exit', end);
    if (code === 0) onMade();
  });
}
