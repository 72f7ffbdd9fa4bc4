import type { Plugin, Rolldown } from 'vite';
import { withImports } from '../server/site/with-imports';

/** What every start from the empty shell runs beside the entry, whatever its screen. */
const ALWAYS_RUN = ['src/offline/saved-queries/query-persistence.ts', 'src/routes/-site-parts.tsx'];

/**
 * Has the empty shell name every file that it will need, so that they come beside each other: asked for by each other they come one after
 * the other, in five steps, before anything is drawn. Documents leave these links out (`SHELL_LOADS` of server/site/document.ts).
 */
export function shellLoads(): Plugin {
  return {
    name: 'shell-loads',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk: entry }) => {
        if (entry === undefined) return [];
        const always = ALWAYS_RUN.map((source) => chunkOf(source, bundle));
        // The styles follow each other as those of files that are loaded later do.
        const others = withImports((file) => asChunk(bundle[file]), [entry, ...always]).filter((chunk) => chunk !== entry);
        return [
          ...others.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
          ...[...new Set(others.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map((file) =>
            link({ rel: 'stylesheet', href: `/${file}` }),
          ),
        ];
      },
    },
  };
}

function chunkOf(source: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const found = Object.values(bundle)
    .map(asChunk)
    .find((chunk) => chunk?.moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (found === undefined) throw new Error(`No file of the build holds ${source}: see build/shell-loads.ts`);
  return found;
}

function asChunk(output: Rolldown.OutputBundle[string] | undefined): Rolldown.OutputChunk | undefined {
  return output?.type === 'chunk' ? output : undefined;
}

const link = (attrs: Record<string, string>) => ({ tag: 'link', injectTo: 'head' as const, attrs: { ...attrs, crossorigin: true } });
