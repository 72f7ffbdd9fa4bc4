// The store as Lighthouse audits it: built, on a data folder of its own, on the port that lighthouserc.json names.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

Object.assign(process.env, {
  NODE_ENV: 'production',
  PORT: '8187',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'sps-flooring-lighthouse-')),
});
await import(pathToFileURL(resolve('dist/server/main.js')).href);
