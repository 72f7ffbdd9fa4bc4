interface ImportingChunk {
  readonly imports?: readonly string[];
}

/** Each once and after its imports. `find` returns a chunk by manifest name. */
export function withImports<Chunk extends ImportingChunk>(
  find: (name: string) => Chunk | undefined,
  chunks: readonly Chunk[],
): readonly Chunk[] {
  const found = new Set<Chunk>();
  const met = new Set<Chunk>();
  const add = (chunk: Chunk): void => {
    if (met.has(chunk)) return;
    met.add(chunk);
    for (const name of chunk.imports ?? []) {
      const imported = find(name);
      if (imported !== undefined) add(imported);
    }
    found.add(chunk);
  };
  for (const chunk of chunks) add(chunk);
  return [...found];
}
