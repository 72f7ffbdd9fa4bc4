import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { importsOf, sourceFiles } from './import-rules';

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Which files each file imports below the given folders, imports of types and dynamic imports included. Paths are relative to the project. */
export function importGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) => sourceFiles(join(root, folder)));
  const paths = new Set(files.map((file) => relative(root, file).replaceAll('\\', '/')));
  return new Map(
    [...paths].map((path) => {
      const targets = importsOf(readFileSync(join(root, path), 'utf8'))
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => normalize(join(dirname(path), specifier)).replaceAll('\\', '/'))
        .flatMap((target) => [target, `${target}.ts`, `${target}.tsx`].find((candidate) => paths.has(candidate)) ?? []);
      return [path, targets] as const;
    }),
  );
}

/** One circle for each import that closes one (depth-first search), as 'a → b → a'; none when the graph has no circle. */
export function circlesIn(graph: ImportGraph): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const start = trail.indexOf(path);
    if (start !== -1) circles.push([...trail.slice(start), path].join(' → '));
    if (start !== -1 || done.has(path)) return;
    trail.push(path);
    for (const target of graph.get(path) ?? []) visit(target);
    trail.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return circles;
}
