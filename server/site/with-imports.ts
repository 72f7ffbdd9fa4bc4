interface ImportingChunk {
  readonly imports?: readonly string[];
}

/** The given files of a build and all that they import, each behind those it imports and once. `find` knows them by the names under which they are imported. */
export function withImports<Chunk extends ImportingChunk>(
  find: (name: string) => Chunk | undefined,
  chunks: readonly Chunk[],
): readonly Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    for (const name of chunk.imports ?? []) {
      const imported = find(name);
      if (imported !== undefined) add(imported);
    }
    found.add(chunk);
  };
  for (const chunk of chunks) add(chunk);
  return [...found];
}
