import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { readIconMark } from './media/kept-icons';
import { makeBesideStore } from './media/webp-copies';
import { importedPictures, serveStaticFiles } from './site/static-files';
import { readShownSettings } from './repositories/settings';
import { oncePerVersion } from './http/catalogue-watch';
import { runStore } from './run-store';
import { builtFiles } from './site/built-files';
import { serveCrawlers } from './site/crawlers';
import { documentPolicy } from './site/document-policy';
import { fileHeaders } from './site/file-headers';
import { pageTable } from './site/page-table';
import { loadRenderer } from './site/renderer';
import { shopIcons, serveManifest } from './site/shop-manifest';
import { servePreviews } from './site/previews';
import { serveDesk } from './site/serve-desk';
import { serveSite } from './site/serve-site';

/** This file runs in dist/server. */
const DIST_DIR = fileURLToPath(new URL('..', import.meta.url));

runStore(
  async (app, services) => {
    const { database, env, log, inBackground, publicUrl, publicReplies, catalogueWatch, pageAddresses, pictureFolders, now } = services;
    const { currentFeed, compareAgain } = services;
    const { dataDir, isWorkerWithdrawn } = env;
    const renderer = await loadRenderer(DIST_DIR);
    const pages = pageTable(renderer.sitePages());
    serveCrawlers(app, { pages, db: database.db, publicUrl, publicReplies, currentFeed, now });
    serveManifest(
      app,
      oncePerVersion(catalogueWatch, () => readShownSettings(database.db)),
      () => readIconMark(dataDir),
    );
    servePreviews(app, { db: database.db, pictureFolders, trustProxyHops: env.trustProxyHops });
    await serveDesk(app, {
      file: join(DIST_DIR, 'client/desk.html'),
      db: database.db,
      now,
      publicUrl,
      policy: documentPolicy({ stripe: false }),
    });
    await serveSite(app, DIST_DIR, {
      renderer,
      pages,
      pageAddresses,
      catalogueWatch,
      publicUrl,
      takesStripe: env.stripe !== null,
      isRehearsal: env.isRehearsal,
      trustProxyHops: env.trustProxyHops,
    });
    const built = await builtFiles(join(DIST_DIR, 'client'), { dataDir, isWorkerWithdrawn, log, inBackground });
    inBackground(() =>
      makeBesideStore(join(DIST_DIR, 'server/make-webp.js'), join(DIST_DIR, 'client/media'), () => {
        compareAgain();
        inBackground(async () => void (await currentFeed()));
      }),
    );
    return serveStaticFiles(
      [...shopIcons(dataDir), ...built, importedPictures(dataDir)],
      { log, headersOf: fileHeaders(publicUrl) },
      getRequestListener(app.fetch),
    );
  },
  join(DIST_DIR, 'client/media'),
);
