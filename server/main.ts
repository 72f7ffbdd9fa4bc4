import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { importedPictures } from './media/imported-pictures';
import { runStore } from './run-store';
import { builtFiles } from './site/built-files';
import { serveSite } from './site/serve-site';
import { serveStaticFiles } from './site/static-files';

/** The build: this file runs from dist/server. */
const DIST_DIR = fileURLToPath(new URL('..', import.meta.url));

runStore(
  async (app, services) => {
    await serveSite(app, services, DIST_DIR);
    const files = [...(await builtFiles(join(DIST_DIR, 'client'), services)), importedPictures(services.env.dataDir)];
    return serveStaticFiles(files, services.log, getRequestListener(app.fetch));
  },
  join(DIST_DIR, 'client/media'),
);
