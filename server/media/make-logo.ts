import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { contrast, hexOf, type Rgb } from '../../src/domain/contrast';
import type { ShopLogo } from '../../src/domain/settings';
import type { IconFile } from './kept-icons';
import { readLogo, type LogoPicture } from './read-logo';

/** Part of every name. Increase it when sizes or forms change. */
const RECIPE = 1;
interface Ground {
  readonly colour: Rgb;
  /** A logo must be visible, not readable like text (WCAG 2.2, 1.4.3): dark colours vanish on black sooner than light ones on paper. */
  readonly seenRatio: number;
}

/** '--ink' (header and footer) and '--paper' (mails and print) of tokens.css. */
export const DARK: Ground = { colour: [0x14, 0x11, 0x0f], seenRatio: 3 };
export const PAPER: Ground = { colour: [0xfb, 0xf9, 0xf6], seenRatio: 2 };
/** Below it two backgrounds look the same. */
const SAME_RATIO = 1.1;
/** Share of pixels: edges of letters are half transparent, and a shadow may vanish. */
const MAY_VANISH = 0.1;

export type LogoForm = 'as it is' | 'inverted' | 'on a plate';

export interface MadeLogo {
  readonly logo: ShopLogo;
  readonly files: readonly IconFile[];
  readonly onDark: LogoForm;
  readonly onPaper: LogoForm;
}

/** An SVG is rasterised, so that no script remains. Where a logo would be invisible, a grey one is inverted, any other gets a plate. */
export async function makeLogo(content: Buffer, forPaper: Buffer | null = null): Promise<MadeLogo | { readonly problem: string }> {
  const dark = await readLogo(content);
  if ('problem' in dark) return dark;
  const paper = forPaper === null ? dark : await readLogo(forPaper);
  if ('problem' in paper) return { problem: `The one for paper: ${paper.problem}` };
  const [onDark, onPaper] = [formOn(dark, DARK), formOn(paper, PAPER)];
  const [darkSize, paperSize] = [logoSize(dark, onDark === 'on a plate'), logoSize(paper, onPaper === 'on a plate')];
  const [shownDark, shownPaper] = [shownAs(dark, onDark, DARK), shownAs(paper, onPaper, PAPER)];
  const drawn = [
    ['1x', await drawLogo(shownDark, darkSize, 1)],
    ['2x', await drawLogo(shownDark, darkSize, 2)],
    ['3x', await drawLogo(shownDark, darkSize, 3)],
    ['mail', await drawLogo(shownPaper, paperSize, 2)],
    ['print', await drawLogo(shownPaper, paperSize, 4)],
  ] as const;
  const hash = createHash('sha256').update(`${RECIPE}:`);
  for (const [, file] of drawn) hash.update(file);
  const name = `logo-${hash.digest('hex').slice(0, 16)}`;
  return {
    logo: { name, ...darkSize, paperWidthPx: paperSize.widthPx, paperHeightPx: paperSize.heightPx },
    files: drawn.map(([use, file]) => ({ name: `${name}-${use}.png`, content: file })),
    onDark,
    onPaper,
  };
}

/** Without transparent parts it is a plate already, padded where its background shows. */
function formOn({ pixels, backdrop, isGrey }: LogoPicture, { colour, seenRatio }: Ground): LogoForm {
  if (backdrop !== null) return contrast(backdrop, colour) < SAME_RATIO ? 'as it is' : 'on a plate';
  const lost = pixels.filter((pixel) => contrast(pixel, colour) < seenRatio).length;
  if (lost <= MAY_VANISH * pixels.length) return 'as it is';
  return isGrey ? 'inverted' : 'on a plate';
}

function shownAs({ image, backdrop }: LogoPicture, form: LogoForm, ground: Ground): DrawnLogo {
  const plate = form === 'on a plate' ? hexOf(backdrop ?? (ground === DARK ? PAPER : DARK).colour) : null;
  return { image: form === 'inverted' ? sharp(image).negate({ alpha: false }) : sharp(image), plate };
}

/** The space in a phone's header. */
const BOX = { widthPx: 220, heightPx: 44 } as const;
/** Shares of the logo's height. */
const PLATE_ROOM = { across: 0.3, down: 0.2, corner: 0.2 } as const;

interface DrawnLogo {
  readonly image: Sharp;
  /** A colour; null for none. */
  readonly plate: string | null;
}

interface LogoSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** As large as the header allows. */
function logoSize({ widthPx, heightPx }: LogoSize, hasPlate: boolean): LogoSize {
  const { across, down } = hasPlate ? PLATE_ROOM : { across: 0, down: 0 };
  const [width, height] = [widthPx + 2 * across * heightPx, heightPx * (1 + 2 * down)];
  const scale = Math.min(BOX.widthPx / width, BOX.heightPx / height);
  return { widthPx: Math.round(width * scale), heightPx: Math.round(height * scale) };
}

/** `density` in pixels per CSS pixel. */
async function drawLogo({ image, plate }: DrawnLogo, size: LogoSize, density: number): Promise<Buffer> {
  const [width, height] = [size.widthPx * density, size.heightPx * density];
  if (plate === null) return png(image.clone().resize(width, height, { fit: 'fill' }));
  const inner = height / (1 + 2 * PLATE_ROOM.down);
  const [room, across] = [Math.round(inner * PLATE_ROOM.down), Math.round(inner * PLATE_ROOM.across)];
  const logo = await image
    .clone()
    .resize(width - 2 * across, height - 2 * room, { fit: 'fill' })
    .png()
    .toBuffer();
  const corner = Math.round(inner * PLATE_ROOM.corner);
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}" fill="${plate}"/></svg>`,
  );
  return png(sharp(ground).composite([{ input: logo }]));
}

const png = (picture: Sharp): Promise<Buffer> => picture.png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();
