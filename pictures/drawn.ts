import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Task } from './plan';

/** `from` is the task's key, `files` the digest of its files. */
const drawnShape = z.record(z.string(), z.strictObject({ from: z.string(), files: z.string() }));

export type Drawn = Map<string, z.infer<typeof drawnShape>[string]>;

export async function readDrawn(file: string): Promise<Drawn> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return new Map(Object.entries(drawnShape.parse(JSON.parse(text))));
}

/** Sorted, so that two runs write the same bytes. An interrupted run leaves the old or the new list. */
export async function writeDrawn(file: string, drawn: Drawn): Promise<void> {
  const lines = [...drawn]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  await writeFile(`${file}.new`, `{\n${lines.join(',\n')}\n}\n`);
  await rename(`${file}.new`, file);
}

/** '' when one is missing. */
export function digestOf(files: readonly string[]): string {
  if (!files.every((file) => existsSync(file))) return '';
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest('hex').slice(0, 16);
}

/** Missing, drawn from another source than the present one, or changed since. */
export function outdated(tasks: readonly Task[], drawn: Drawn): readonly Task[] {
  return tasks.filter(({ name, key, files }) => {
    const entry = drawn.get(name);
    return entry === undefined || entry.from !== key || entry.files !== digestOf(files);
  });
}
