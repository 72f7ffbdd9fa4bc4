// `npm run dev`: Vite's own program, in a folder that it can read.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { enterPlainFolder } from './plain-folder.mjs';
import { explainMissing } from './missing-parts.mjs';

// Absolute: Vite may work in another folder.
process.env['DATA_DIR'] = resolve((process.env['DATA_DIR'] ?? '').trim() || './data');
process.once('exit', enterPlainFolder());
await import(pathToFileURL(resolve('node_modules/vite/bin/vite.js')).href).catch(explainMissing);
