import type { Plugin, Rolldown } from 'vite';

/** What every start from the empty shell runs beside the entry, whatever its screen. */
const ALWAYS_RUN = ['src/app/draw.tsx', 'src/routes/-later-site-parts.tsx'];

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
        const needed = new Set<Rolldown.OutputChunk>();
        // Each behind those it imports, as the styles of files that are loaded later follow each other.
        const need = (chunk: Rolldown.OutputChunk): void => {
          if (needed.has(chunk)) return;
          for (const file of chunk.imports) {
            const imported = bundle[file];
            if (imported?.type === 'chunk') need(imported);
          }
          needed.add(chunk);
        };
        need(entry);
        for (const source of ALWAYS_RUN) need(chunkOf(source, bundle));
        const others = [...needed].filter((chunk) => chunk !== entry);
        return [
          ...others.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
          ...[...new Set(others.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
        ];
      },
    },
  };
}

function chunkOf(source: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (found?.type !== 'chunk') throw new Error(`No file of the build holds ${source}: see server/shell-loads.ts`);
  return found;
}

const link = (attrs: Record<string, string>) => ({ tag: 'link', injectTo: 'head' as const, attrs: { ...attrs, crossorigin: true } });
