import { ICONS_FOLDER } from '../media/kept-icons';
import type { FileFolder } from './static-files';

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
