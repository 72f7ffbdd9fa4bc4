import { readFile, writeFile } from 'node:fs/promises';

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
