// `npm run build`: everything `npm start` needs, into dist/. Steps are separate Vite builds: page and worker, the
// payment stand-in's scripts, the server with the owner's tool.
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, createLogger } from 'vite';
import { isMain } from './is-main.mjs';
import { enterPlainFolder } from './plain-folder.mjs';
import { bundleProgram } from './run-ts.mjs';
import { STAMP, sourceStamp } from './source-stamp.mjs';

const STAND_IN = 'server/payments/stand-in/stripe-js';
const PICTURES = 'public/media';
const BUILT_PICTURES = 'dist/client/media';

/** Builds the whole store. Without `withPictures` the open store makes the WebP copies that are missing. */
export async function buildStore({ withPictures }) {
  // Before the first step: a source that changes during the build makes the next start build again.
  const stamp = sourceStamp();
  await mkdir('dist', { recursive: true });
  // While the folder is being replaced, nobody takes it for a finished one.
  await rm(STAMP, { force: true });
  const leavePlainFolder = enterPlainFolder();
  try {
    await step('pictures', () => preparePictures(withPictures));
    // Before the store's own build, which takes them in.
    for (const language of await readdir('src/languages')) await step(`page in '${language}'`, () => buildIn(language));
    await step('page and worker', () => build({ logLevel: 'warn', customLogger: strictLogger() }));
    await step('desk', () => build({ configFile: 'build/desk.vite.config.ts', logLevel: 'warn', customLogger: strictLogger() }));
    await step('payment stand-in', buildStandIn);
    await step('server', () =>
      build({
        logLevel: 'warn',
        customLogger: strictLogger(),
        build: {
          ssr: true,
          outDir: 'dist/server',
          rolldownOptions: {
            input: {
              main: 'server/main.ts',
              tool: 'server/cli/store.ts',
              'make-webp': 'server/media/make-webp.ts',
              render: 'src/app/entry-server.tsx',
            },
          },
        },
      }),
    );
    await step('compressed copies', () => compressFolder('dist/client'));
  } finally {
    leavePlainFolder();
  }
  await writeFile(STAMP, stamp);
}

/** The configuration reads the language of a build from the environment. */
async function buildIn(language) {
  process.env['SPEAK'] = language;
  try {
    await build({ logLevel: 'warn', customLogger: strictLogger() });
  } finally {
    delete process.env['SPEAK'];
  }
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

/** Before the page is built: its build copies the pictures, and empties the folder in which an open store made some. */
async function preparePictures(withPictures) {
  await bundleProgram('server/media/webp-copies.ts', 'dist/tools', 'webp-copies.js');
  const { makeMissingWebp, dropOutdatedWebp } = await import(pathToFileURL(resolve('dist/tools/webp-copies.js')).href);
  const kept = new Set(await readdir(PICTURES));
  for (const name of await readdir(BUILT_PICTURES).catch(() => [])) {
    const made = join(BUILT_PICTURES, name);
    const source = await stat(join(PICTURES, name.replace(/webp$/, 'avif'))).catch(() => null);
    const isNewer = source !== null && (await stat(made)).mtimeMs > source.mtimeMs;
    if (name.endsWith('.webp') && !kept.has(name) && isNewer) await copyFile(made, join(PICTURES, name));
  }
  await dropOutdatedWebp(PICTURES);
  if (withPictures) await makeMissingWebp(PICTURES);
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
      resolve: { preserveSymlinks: true },
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
  const files = (await readdir(folder, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg|webmanifest|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .values();
  const compressNext = async () => {
    for (const file of files) await compressFile(file);
  };
  // Node compresses beside the program: one for each core.
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < 1024) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

if (isMain(import.meta.url)) await buildStore({ withPictures: true });
