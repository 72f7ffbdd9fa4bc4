// Runs a TypeScript program of this project: bundles it for Node (packages stay external) and imports the result.
// Usage: node build/run-ts.mjs pictures/main.ts [arguments of the program]
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [, , entry, ...rest] = process.argv;
if (entry === undefined) {
  console.error('Name the program: node build/run-ts.mjs pictures/main.ts');
  process.exit(2);
}
const outDir = resolve('node_modules/.cache/run-ts', entry.replace(/\.ts$/, '').replaceAll('/', '-'));
mkdirSync(outDir, { recursive: true });
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: resolve(entry),
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'program.js' } },
  },
});
process.argv = [process.argv[0], entry, ...rest];
await import(pathToFileURL(resolve(outDir, 'program.js')).href);
