// `npm run build`: everything `npm start` needs, into dist/. Steps are separate Vite builds: page and worker, the
// payment stand-in's scripts, the server.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, createLogger } from 'vite';

const SOURCES = ['src', 'sw', 'server', 'build', 'pictures', 'public', 'app.html', 'vite.config.ts', 'package-lock.json', '.env'];
const STAMP = 'dist/build-stamp.txt';
const STAND_IN = 'server/payments/stand-in/stripe-js';

/** A hash of every source file's path, size and time: cheap enough for each start. */
export async function sourceStamp() {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) await addToHash(hash, source);
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${process.env[name]}`);
  return hash.digest('hex');
}

/** True when dist/ is built from the current sources. */
export async function isBuilt() {
  const [built, current] = await Promise.all([readFile(STAMP, 'utf8').catch(() => ''), sourceStamp()]);
  return built === current;
}

/** Builds the whole store. */
export async function buildStore() {
  // Before the first step: a source that changes during the build makes the next start build again.
  const stamp = await sourceStamp();
  await step('pictures', deriveWebp);
  await step('page and worker', () => build({ logLevel: 'warn', customLogger: strictLogger() }));
  await step('payment stand-in', buildStandIn);
  await step('server', () =>
    build({
      logLevel: 'warn',
      customLogger: strictLogger(),
      build: {
        ssr: true,
        outDir: 'dist/server',
        rolldownOptions: { input: { main: 'server/main.ts', render: 'src/app/entry-server.tsx' } },
      },
    }),
  );
  await step('compressed copies', () => compressFolder('dist/client'));
  await writeFile(STAMP, stamp);
}

async function step(name, work) {
  const startedAt = performance.now();
  await work();
  console.log(`built ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}

/** A warning fails the build: who starts the store reads our own lines alone. */
function strictLogger() {
  const fail = (text) => {
    throw new Error(text);
  };
  return { ...createLogger('warn'), warn: fail, warnOnce: fail };
}

async function deriveWebp() {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: resolve('pictures/derive-webp.ts'),
      outDir: 'dist/tools',
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
  const { deriveMissingWebp } = await import(resolve('dist/tools/derive-webp.js'));
  await deriveMissingWebp('public/media');
}

async function buildStandIn() {
  for (const [entry, fileName] of [
    ['main', 'stripe'],
    ['card-frame', 'card-frame'],
  ]) {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: 'dist/stand-in',
        emptyOutDir: false,
        target: 'es2022',
        lib: { entry: resolve(STAND_IN, `${entry}.ts`), formats: ['iife'], name: 'StandIn', fileName: () => `${fileName}.js` },
      },
    });
  }
}

async function compressFolder(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !/\.(js|css|html|svg|webmanifest|json)$/.test(file)) continue;
    const content = await readFile(file);
    if (content.length < 1024) continue;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

async function addToHash(hash, path) {
  const found = await stat(path).catch(() => null);
  // The build itself writes the WebP files and the route tree.
  if (found === null || /\.webp|\.(gen\.ts|test\.tsx?|cache)$/.test(path)) return;
  if (!found.isDirectory()) {
    hash.update(`${path}:${found.size}:${found.mtimeMs};`);
    return;
  }
  for (const name of (await readdir(path)).sort()) await addToHash(hash, join(path, name));
}

if (process.argv[1] === resolve('build/build.mjs')) {
  await mkdir('dist', { recursive: true });
  await buildStore();
}
