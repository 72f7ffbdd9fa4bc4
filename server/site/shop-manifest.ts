import { darkOf } from '../../src/domain/dark-colour';
import { languages, pathIn } from '../../src/domain/languages';
import { DEFAULT_SHOP_NAME } from '../../src/domain/shop-identity';
import type { Settings } from '../../src/domain/settings';
import { webManifest } from '../../src/domain/web-manifest';
import { compressText, sendCompressed } from '../http/compressed-text';
import type { StoreApp, StoreContext } from '../http/store-app';
import { inLanguage } from '../languages/spoken-language';
import { ICONS_FOLDER } from '../media/kept-icons';
import type { FileFolder } from './static-files';

export const MANIFEST_PATH = '/manifest.webmanifest';

const ICON_ADDRESS = /"(\/icons\/[a-z0-9-]+\.png)"/g;

/** A new `readIconMark` makes browsers fetch the icons again. */
export function serveManifest(
  app: StoreApp,
  readSettings: () => Promise<Pick<Settings, 'shopName' | 'metaDescription' | 'darkColor' | 'accentColor' | 'logo'>>,
  readIconMark: () => Promise<string | null> = async () => null,
): void {
  for (const language of languages) app.get(pathIn(language, MANIFEST_PATH), (context) => inLanguage(language, () => manifestOf(context)));

  async function manifestOf(context: StoreContext): Promise<Response> {
    const built = webManifest();
    const { shopName, metaDescription, darkColor, accentColor, logo } = await readSettings();
    const mark = await readIconMark();
    const looksAsBuilt =
      shopName === DEFAULT_SHOP_NAME && [mark ?? undefined, darkColor, accentColor, logo].every((own) => own === undefined);
    const manifest = {
      ...built,
      // The pictures of a store that looks otherwise would be somebody else's.
      screenshots: looksAsBuilt ? built.screenshots : undefined,
      name: shopName,
      short_name: shopName,
      theme_color: darkOf(darkColor),
      ...(metaDescription === '' ? {} : { description: metaDescription }),
    };
    const text = JSON.stringify(manifest);
    const marked = mark === null ? text : text.replaceAll(ICON_ADDRESS, `"$1?v=${mark}"`);
    const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' };
    return sendCompressed(context, await compressText(marked, 'small'), headers);
  }
}

/** List this folder before the build: it replaces the build's icons. */
export function shopIcons(dataDir: string): readonly FileFolder[] {
  return [
    {
      folder: dataDir,
      holds: new RegExp(
        `^/${ICONS_FOLDER}/(?:icon-192|icon-512|maskable-512|apple-touch-icon|logo-[0-9a-f]{16}-[a-z0-9]+)\\.png$|^/${ICONS_FOLDER}/favicon\\.svg$`,
      ),
    },
    { folder: dataDir, holds: /^\/favicon\.ico$/, instead: `/${ICONS_FOLDER}/favicon.ico` },
  ];
}
