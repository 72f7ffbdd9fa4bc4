import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { icoOf } from '../../server/media/make-icons';

/** Units; every output is scaled from it. */
const SIZE = 512;
const SEA = '#0F4C46';
const PLANK_LENGTH = 3;
const PLANK_PAIRS = 4;
const GAP = 0.09;
const TINTS = ['#FBF9F6', '#EFE7DB', '#E4D9CB', '#F5EFE6', '#DCCFBD', '#FBF9F6', '#E9DFD1', '#F1ECE4'];
const ACCENT = '#F2B441';
const ACCENT_PLANK = 4;

interface Plank {
  readonly u: number;
  readonly v: number;
  readonly alongU: number;
  readonly alongV: number;
}

type IconShape = 'rounded' | 'bleed';

/**
 * `rounded` has transparent corners; `bleed` fills the square, for systems that crop icons themselves. `markPercent`: the mark's diameter,
 * at most 80 for maskable icons (W3C manifest, safe zone).
 */
function iconSvg(shape: IconShape, markPercent: number): string {
  const planks = herringboneSpine();
  const corners = planks.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const centreX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const centreY = (Math.min(...ys) + Math.max(...ys)) / 2;
  const radius = Math.max(...corners.map(([x, y]) => Math.hypot(x - centreX, y - centreY)));
  const scale = (SIZE * markPercent) / 100 / 2 / radius;
  const place = ([x, y]: readonly [number, number]): string =>
    `${round(SIZE / 2 + (x - centreX) * scale)},${round(SIZE / 2 + (y - centreY) * scale)}`;
  const shapes = planks.map((plank, index) => {
    const fill = index === ACCENT_PLANK ? ACCENT : (TINTS[index % TINTS.length] ?? SEA);
    return `<polygon points="${cornersOf(plank).map(place).join(' ')}" fill="${fill}"/>`;
  });
  const rounding = shape === 'rounded' ? ` rx="${SIZE * 0.22}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}"${rounding} fill="${SEA}"/>${shapes.join('')}</svg>\n`;
}

function herringboneSpine(): readonly Plank[] {
  return Array.from({ length: PLANK_PAIRS }, (_, k): readonly Plank[] => [
    { u: k, v: k, alongU: PLANK_LENGTH, alongV: 1 },
    { u: k - 1, v: k, alongU: 1, alongV: PLANK_LENGTH },
  ]).flat();
}

/** Turned by 45 degrees so that the spine stands upright. */
function cornersOf({ u, v, alongU, alongV }: Plank): readonly (readonly [number, number])[] {
  const inset = GAP / 2;
  const [left, right, bottom, top] = [u + inset, u + alongU - inset, v + inset, v + alongV - inset];
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ].map(([a = 0, b = 0]) => [a - b, -(a + b)] as const);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

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
