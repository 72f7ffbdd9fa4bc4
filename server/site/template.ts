import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Language, pathIn } from '../../src/domain/languages';
import { readStyleSheet, type StyleSheet } from './style-sheet';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface StyleFile {
  readonly file: string;
  readonly sheet: StyleSheet;
  /** A lazy chunk loads it unless the document needs it. */
  readonly comesWithCode: boolean;
}

export interface RouteAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly StyleFile[];
}

/** Read once from dist/client. */
export interface SiteTemplate {
  readonly shell: string;
  assetsFor(routeIds: readonly string[]): Promise<RouteAssets>;
  /** By file name without '.css'; null when there is none. */
  styleText(name: string): Promise<string | null>;
}

/** Throws when dist/client has not been built. */
export async function readTemplate(clientDir: string, language: Language = 'en'): Promise<SiteTemplate> {
  const shell = await readFile(join(clientDir, pathIn(language, '/app.html')), 'utf8');
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite', pathIn(language, '/manifest.json')), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry === true && chunk.file.includes('app'));
  if (entry === undefined) throw new Error('The build has no entry script; run npm run build');
  const sheets = new Map<string, StyleSheet>();
  const sheetOf = async (file: string): Promise<StyleSheet> => {
    const sheet = sheets.get(file) ?? readStyleSheet(await readFile(join(clientDir, file), 'utf8'));
    sheets.set(file, sheet);
    return sheet;
  };
  const styleFiles = new Map(stylesOf(Object.values(manifest)).map((file) => [basename(file, '.css'), file]));
  return {
    shell,
    styleText: async (name) => {
      const file = styleFiles.get(name);
      return file === undefined ? null : (await sheetOf(file)).text;
    },
    assetsFor: async (routeIds) => {
      const chunks = collect(manifest, entry, routeIds);
      const ofScreen = stylesOf(chunks);
      const files = new Set([...ofScreen, ...stylesOf(laterChunks(manifest, chunks))]);
      const styles = await Promise.all(
        [...files].map(async (file) => ({ file: `/${file}`, sheet: await sheetOf(file), comesWithCode: !ofScreen.includes(file) })),
      );
      return { scripts: chunks.map((chunk) => `/${chunk.file}`), styles };
    },
  };
}

const stylesOf = (chunks: readonly ManifestChunk[]): readonly string[] => chunks.flatMap((chunk) => chunk.css ?? []);

function collect(manifest: Manifest, entry: ManifestChunk, routeIds: readonly string[]): readonly ManifestChunk[] {
  const ofRoutes = Object.entries(manifest).filter(([name]) => routeIds.some((routeId) => isChunkOf(name, routeId)));
  return withImports((name) => manifest[name], [entry, ...ofRoutes.map(([, chunk]) => chunk)]);
}

/** A document takes the styles of lazy chunks that it shows (src/ui/lazy-part.tsx). */
function laterChunks(manifest: Manifest, chunks: readonly ManifestChunk[]): readonly ManifestChunk[] {
  const names = chunks.flatMap((chunk) => chunk.dynamicImports ?? []);
  return withImports(
    (name) => manifest[name],
    names.flatMap((name) => manifest[name] ?? []),
  );
}

/** A route's own chunks: 'src/routes/_site/products.$slug.tsx?tsr-split=component'. */
function isChunkOf(manifestName: string, routeId: string): boolean {
  const [file = '', split] = manifestName.split('?');
  if (split === undefined || !split.startsWith('tsr-split=component') || !file.startsWith('src/routes/')) return false;
  return (
    file
      .slice('src/routes'.length)
      .replace(/\.tsx$/, '')
      .replaceAll('.', '/')
      .replace(/\/index$/, '/') === routeId
  );
}

interface ImportingChunk {
  readonly imports?: readonly string[];
}

/** Each once and after its imports. `find` returns a chunk by manifest name. */
function withImports<Chunk extends ImportingChunk>(find: (name: string) => Chunk | undefined, chunks: readonly Chunk[]): readonly Chunk[] {
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
