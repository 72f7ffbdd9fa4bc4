import { ICONS_FOLDER } from '../media/kept-icons';
import type { FileFolder } from './static-files';

/** Serves the shop's own icons under the names of the build's, and its logo; before the build in the list of folders. */
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
