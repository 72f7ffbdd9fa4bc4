import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { icoOf } from '../../server/media/ico-file';
import { iconSvg, type IconShape } from './icon-svg';

// Run it after changing the mark: node build/run-ts.mjs pictures/icons/draw-icons.ts

const FOLDER = 'public/icons';
const FAVICON_PX = 32;
const MARK_PERCENT = 84;
/** Inside the safe zone of 80 %, whatever shape the system crops to. */
const MASKABLE_MARK_PERCENT = 72;

const ICONS: readonly { readonly file: string; readonly sizePx: number; readonly shape: IconShape; readonly markPercent: number }[] = [
  { file: 'icon-192.png', sizePx: 192, shape: 'rounded', markPercent: MARK_PERCENT },
  { file: 'icon-512.png', sizePx: 512, shape: 'rounded', markPercent: MARK_PERCENT },
  { file: 'maskable-512.png', sizePx: 512, shape: 'bleed', markPercent: MASKABLE_MARK_PERCENT },
  { file: 'apple-touch-icon.png', sizePx: 180, shape: 'bleed', markPercent: MASKABLE_MARK_PERCENT },
];

await mkdir(FOLDER, { recursive: true });
await writeFile(`${FOLDER}/favicon.svg`, iconSvg('rounded', MARK_PERCENT));
for (const { file, sizePx, shape, markPercent } of ICONS) await writeFile(`${FOLDER}/${file}`, await png(shape, markPercent, sizePx));
await writeFile('public/favicon.ico', icoOf(await png('rounded', MARK_PERCENT, FAVICON_PX), FAVICON_PX));

function png(shape: IconShape, markPercent: number, sizePx: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(shape, markPercent)), { density: 288 })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
