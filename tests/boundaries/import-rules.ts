import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** The server's folders (and its files log, env, safe-html and stop-signals), from the lowest level up: each may import the levels below it. */
const SERVER_LEVELS: readonly (readonly string[])[] = [
  ['log', 'env', 'safe-html', 'stop-signals', 'owner-files', 'languages'],
  ['db'],
  ['repositories'],
  ['security'],
  ['http', 'mail', 'media', 'places', 'seed'],
  ['payments', 'catalogue-files', 'content-files', 'tags'],
  ['backup'],
  ['owner'],
  ['routes', 'site', 'openapi'],
  ['cli'],
];

function serverZones(): Record<string, readonly string[]> {
  const zones: Record<string, readonly string[]> = {};
  for (const names of SERVER_LEVELS) {
    const below = Object.keys(zones);
    for (const name of names) zones[`server/${name}`] = ['src/domain', 'src/contract', ...below];
  }
  return zones;
}

/** Who may import whom (docs/architecture.md). Whatever is not listed is forbidden; a zone may always import itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  // A text imports the type of the English one, and what formats or counts.
  'src/languages': ['src', ...Object.keys(serverZones()).map((zone) => `${zone} (types)`)],
  'src/contract': ['src/domain'],
  'src/api': ['src/contract', 'src/domain'],
  'src/offline': ['src/api', 'src/contract', 'src/domain'],
  'src/ui': ['src/domain'],
  'src/features': ['src/api', 'src/offline', 'src/ui', 'src/domain', 'src/contract (types)'],
  'src/routes': ['src/features', 'src/ui', 'src/domain'],
  'src/desk': ['src/api', 'src/offline', 'src/ui', 'src/domain', 'src/contract', 'src/env'],
  'src/app': ['src'],
  'src/main': ['src'],
  sw: ['src/offline', 'src/api', 'src/contract', 'src/domain'],
  ...serverZones(),
  // The files at its root put the rest together; no folder imports them.
  server: ['src/domain', 'src/contract', ...Object.keys(serverZones())],
  build: ['src/domain'],
  pictures: ['src/domain', 'server/media', 'server/seed'],
  bench: ['src/domain', 'src/contract', 'src/features', 'server/cli', 'server/http', 'tests'],
};

/** The only arrows between features. */
const FEATURE_ARROWS: Readonly<Record<string, readonly string[]>> = {
  product: ['catalogue'],
  compare: ['catalogue'],
  enquiry: ['site', 'session'],
  find: ['catalogue', 'content'],
  cart: ['session'],
  addresses: ['session'],
  orders: ['session'],
  counter: ['enquiry', 'session'],
  rooms: ['site', 'session'],
  quotes: ['rooms', 'site'],
  account: ['session'],
  samples: ['addresses', 'enquiry', 'session'],
  checkout: ['cart', 'addresses', 'site', 'session'],
};

/** The document renderer alone may reach into the app, and there only for its server entry. */
const RENDERER = { from: 'server/site/', to: 'src/app/entry-server' };

/** Packages that only some zones may use. */
const PACKAGE_RULES: readonly { readonly zone: string; readonly forbids: RegExp }[] = [
  // Words are found by a library that is itself pure.
  { zone: 'src/domain', forbids: /^(?!minisearch$)/ },
  { zone: 'src/contract', forbids: /^(?!zod(\/|$))/ },
  { zone: 'src/api', forbids: /^(react|@mantine|@tanstack|node:)/ },
  { zone: 'src/offline', forbids: /^(react|@mantine)/ },
  { zone: 'src/ui', forbids: /^(@tanstack\/react-query|idb-keyval|workbox)/ },
  { zone: 'sw', forbids: /^(react|@mantine|@tanstack)/ },
  { zone: 'server', forbids: /^(react|@mantine|@tanstack)/ },
];

export interface ImportStatement {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Static, dynamic and re-exporting imports of a source text. */
export function importsOf(source: string): readonly ImportStatement[] {
  return [...source.matchAll(STATEMENT)].map((match) => ({ specifier: match[2] ?? match[3] ?? '', isTypeOnly: match[1] !== undefined }));
}

function zoneOf(path: string): string {
  if (/^src\/(main|env|routeTree\.gen)\b/.test(path)) return 'src/main';
  return Object.keys(ALLOWED).find((zone) => path === zone || path === `${zone}.ts` || path.startsWith(`${zone}/`)) ?? '';
}

const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** What is wrong with one import; null when it follows the arrows. Paths are relative to the project, '/'-separated. */
export function judgeImport(fromPath: string, statement: ImportStatement): string | null {
  const zone = zoneOf(fromPath);
  if (zone === '') return null;
  const { specifier, isTypeOnly } = statement;
  if (!specifier.startsWith('.')) {
    const rule = PACKAGE_RULES.find(
      (candidate) => (zone === candidate.zone || zone.startsWith(`${candidate.zone}/`)) && candidate.forbids.test(specifier),
    );
    return rule === undefined ? null : `${fromPath} may not use the package ${specifier}`;
  }
  const target = normalize(join(dirname(fromPath), specifier)).replaceAll('\\', '/');
  const targetZone = zoneOf(target) || zoneOf(`${target}/`);
  if (fromPath.startsWith(RENDERER.from) && target === RENDERER.to) return null;
  if (targetZone === zone) return judgeFeatures(fromPath, target);
  const allowed = ALLOWED[zone] ?? [];
  const isAllowed =
    allowed.some((folder) => target === folder || target.startsWith(`${folder}/`)) ||
    (isTypeOnly && allowed.includes(`${targetZone} (types)`)) ||
    (target.endsWith('-router-context') && zone === 'src/routes') ||
    !/^(src|sw|server|build|pictures|bench|tests)\//.test(target);
  return isAllowed ? null : `${fromPath} may not import ${target}`;
}

function judgeFeatures(fromPath: string, target: string): string | null {
  const from = featureOf(fromPath);
  const to = featureOf(`${target}/`);
  if (from === undefined || to === undefined || from === to) return null;
  return FEATURE_ARROWS[from]?.includes(to) === true ? null : `the feature ${from} may not import the feature ${to} (${fromPath})`;
}

/** Every broken arrow below the given folders. */
export function brokenArrows(root: string, folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .flatMap((file) => {
      const path = relative(root, file).replaceAll('\\', '/');
      const found = importsOf(readFileSync(file, 'utf8')).map((statement) => judgeImport(path, statement));
      return found.filter((problem) => problem !== null);
    });
}

/** Programs below a folder, without their tests. */
export function sourceFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' || name === '.cache' ? [] : sourceFiles(path);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [path] : [];
  });
}
