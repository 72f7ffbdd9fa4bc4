// Runs a TypeScript program of this project: bundles it for Node (packages stay external) and imports the result.
// Usage: node build/run-ts.mjs pictures/main.ts [arguments of the program]
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMain } from './is-main.mjs';
import { enterPlainFolder } from './plain-folder.mjs';

/** Bundles one program, with what it imports lazily, into a folder. */
export async function bundleProgram(entry, outDir, fileName) {
  // Only here: without the development packages the built programs run.
  const { build } = await import('vite');
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { preserveSymlinks: true },
    build: {
      ssr: resolve(entry),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: fileName } },
    },
  });
}

async function run(entry, rest) {
  const outDir = `node_modules/.cache/run-ts/${entry.replace(/\.ts$/, '').replaceAll('/', '-')}`;
  const leavePlainFolder = enterPlainFolder();
  try {
    await bundleProgram(entry, outDir, 'program.js');
  } finally {
    leavePlainFolder();
  }
  process.argv = [process.argv[0], entry, ...rest];
  await import(pathToFileURL(resolve(outDir, 'program.js')).href);
}

if (isMain(import.meta.url)) {
  const [, , entry, ...rest] = process.argv;
  if (entry === undefined) {
    console.error('Name the program: node build/run-ts.mjs pictures/main.ts');
    process.exit(2);
  }
  await run(entry, rest);
}
