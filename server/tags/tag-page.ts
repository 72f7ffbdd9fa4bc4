import { tagPageTexts } from './tag-page.texts';
import { inLanguage } from '../languages/spoken-language';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { encodeQR } from 'qr';
import type { Product } from '../../src/domain/catalogue';
import { formatSqft } from '../../src/domain/coverage';
import { dayNumberOf, dayText } from '../../src/domain/day-number';
import { formatUsd } from '../../src/domain/money';
import { tagAddress, type ShelfTag } from '../../src/domain/shelf-tag';
import { codePath } from '../../src/domain/qr-svg-path';
import { escapeHtml } from '../mail/letter';
import { tagInches, type TagSize, MARGIN_INCHES, PAGE_INCHES } from './tag-sizes';
import styles from './tags.css?inline';

export interface TaggedFloor {
  readonly product: Product;
  readonly tag: ShelfTag;
}

interface TagPageParts {
  readonly floors: readonly TaggedFloor[];
  readonly size: TagSize;
  /** Without a final slash. */
  readonly shopAddress: string;
  readonly shopName: string;
  readonly accent: string;
  readonly fonts: string;
}

/** Without scripts, for US Letter. Texts of products are escaped. */
export function tagPage({ floors, size, shopAddress, shopName, accent, fonts }: TagPageParts): string {
  const { width, height } = tagInches(size);
  const perPage = size.columns * size.rows;
  const pages = Array.from({ length: Math.ceil(floors.length / perPage) }, (_, page) =>
    floors.slice(page * perPage, (page + 1) * perPage).map((floor) => drawTag(floor, shopAddress, shopName)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(inEnglish(() => tagPageTexts.title(shopName)))}</title>
<style>${fonts}
${styles}
.page{--accent:${accent};--tag-width:${width}in;--tag-height:${height}in;--columns:${size.columns}}</style>
</head>
<body>
${pages.map((tags) => `<section class="page ${size.name}">${cutMarks(size)}${tags.join('')}</section>`).join('\n')}
</body>
</html>
`;
}

const inEnglish = <Text>(read: () => Text): Text => inLanguage('en', read);

/** A tag has one place for shoppers of both languages: what it costs and covers stands in both. */
function inBoth(read: () => string): string {
  return `${inEnglish(read)} <span lang="es">${inLanguage('es', read)}</span>`;
}

function drawTag({ product, tag }: TaggedFloor, shopAddress: string, shopName: string): string {
  const [, series, name] = /^(.+?) - (.+)$/.exec(product.title) ?? [undefined, '', product.title];
  const { sqftPerBox } = product;
  const boxWords = (): string =>
    [tagPageTexts.box(formatUsd(tag.pricePerBoxCents)), ...(sqftPerBox === null ? [] : [tagPageTexts.sqft(formatSqft(sqftPerBox))])].join(
      ' · ',
    );
  const facts = inEnglish(() => tagFacts(product));
  const prices = inEnglish(() => tagPageTexts.pricesOf(shopName, dayText(dayNumberOf(tag.day))));
  return `<article class="tag">
<div class="words">
<p class="series">${escapeHtml(series ?? '')}</p>
<h2>${escapeHtml(name ?? '')}</h2>
<p class="price"><b>${formatUsd(tag.priceCentsPerSqft)}</b> <span>${inBoth(() => tagPageTexts.perSqft)}</span></p>
<p class="box">${inBoth(boxWords)}</p>
${facts.length === 0 ? '' : `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`}
<p class="day">${escapeHtml(prices)}</p>
</div>
<div class="scan">${qrDrawing(
    tagAddress(shopAddress, product.slug, tag),
    inEnglish(() => tagPageTexts.code(product.id)),
  )}<p><span>${inBoth(() => tagPageTexts.scan)}</span> ${inEnglish(() => tagPageTexts.number(product.id))}</p></div>
</article>`;
}

function tagFacts({ facts }: Product): readonly string[] {
  if (facts === undefined) return [];
  const { core, wearLayerMil, iic, isWaterproof } = facts;
  return [
    ...(core === null ? [] : [tagPageTexts.core(core)]),
    ...(wearLayerMil === null ? [] : [tagPageTexts.wearLayer(wearLayerMil)]),
    ...(iic === null ? [] : [tagPageTexts.soundIic(iic)]),
    ...(isWaterproof === true ? [tagPageTexts.waterproof] : []),
  ];
}

const MARK_INCHES = 0.2;
/** A slightly misplaced cut leaves no line on a tag. */
const GAP_INCHES = 0.06;

/** In the page's margin, at both ends of each cut. */
function cutMarks(size: TagSize): string {
  const { width, height } = tagInches(size);
  const columns = Array.from({ length: size.columns + 1 }, (_, index) => MARGIN_INCHES + index * width);
  const rows = Array.from({ length: size.rows + 1 }, (_, index) => MARGIN_INCHES + index * height);
  const near = MARGIN_INCHES - GAP_INCHES;
  const path = [
    ...columns.flatMap((x) => [`M${x} ${near}v-${MARK_INCHES}`, `M${x} ${PAGE_INCHES.height - near}v${MARK_INCHES}`]),
    ...rows.flatMap((y) => [`M${near} ${y}h-${MARK_INCHES}`, `M${PAGE_INCHES.width - near} ${y}h${MARK_INCHES}`]),
  ].join('');
  return `<svg class="cuts" aria-hidden="true" viewBox="0 0 ${PAGE_INCHES.width} ${PAGE_INCHES.height}"><path d="${path}"/></svg>`;
}

/** ISO/IEC 18004. */
const QUIET_MODULES = 4;

/** Corrects 15 % of errors: tags get scratched. `label` is not escaped. */
function qrDrawing(text: string, label: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  return `<svg class="code" role="img" aria-label="${label}" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path d="${codePath(rows)}"/></svg>`;
}

const FONTS = [
  ['Fraunces Variable', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'],
  ['Instrument Sans Variable', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
] as const;

/** Data URLs, because the page is a single file. Without them it uses the device's fonts. */
export async function tagFonts(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const faces = FONTS.map(async ([family, file]) => {
    const font = await readFile(resolve(file), 'base64').catch(() => null);
    return font === null
      ? ''
      : `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${font}) format('woff2')}`;
  });
  return (await Promise.all(faces)).join('\n');
}
