import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/domain/settings';
import type { StoreApp } from '../http/store-app';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** Serves the build's web manifest (`clientDir`) with the shop's own name and description. */
export async function serveManifest(
  app: StoreApp,
  clientDir: string,
  readSettings: () => Promise<Pick<Settings, 'shopName' | 'metaDescription'>>,
): Promise<void> {
  const built: object = JSON.parse(await readFile(join(clientDir, MANIFEST_PATH), 'utf8'));
  app.get(MANIFEST_PATH, async (context) => {
    const { shopName, metaDescription } = await readSettings();
    const manifest = {
      ...built,
      name: shopName,
      short_name: shopName,
      ...(metaDescription === '' ? {} : { description: metaDescription }),
    };
    return context.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' });
  });
}
