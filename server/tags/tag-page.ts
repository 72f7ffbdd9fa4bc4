import type { Product } from '../../src/domain/catalogue';
import { formatSqft } from '../../src/domain/coverage';
import { dayNumberOf, dayText } from '../../src/domain/day-number';
import { formatUsd } from '../../src/domain/money';
import { tagAddress, type ShelfTag } from '../../src/domain/shelf-tag';
import { escapeHtml } from '../mail/escape-html';
import { cutMarks } from './cut-marks';
import { qrDrawing } from './qr-drawing';
import { tagInches, type TagSize } from './tag-sizes';
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
<title>Shelf tags | ${escapeHtml(shopName)}</title>
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

function drawTag({ product, tag }: TaggedFloor, shopAddress: string, shopName: string): string {
  const [, series, name] = /^(.+?) - (.+)$/.exec(product.title) ?? [undefined, '', product.title];
  const box = product.sqftPerBox === null ? '' : ` · ${formatSqft(product.sqftPerBox)} sqft`;
  const facts = tagFacts(product);
  return `<article class="tag">
<div class="words">
<p class="series">${escapeHtml(series ?? '')}</p>
<h2>${escapeHtml(name ?? '')}</h2>
<p class="price"><b>${formatUsd(tag.priceCentsPerSqft)}</b> <span>per sqft</span></p>
<p class="box">${formatUsd(tag.pricePerBoxCents)} a box${box}</p>
${facts.length === 0 ? '' : `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`}
<p class="day">${escapeHtml(shopName)} · Prices of ${dayText(dayNumberOf(tag.day))}</p>
</div>
<div class="scan">${qrDrawing(tagAddress(shopAddress, product.slug, tag), `Code of floor ${product.id}`)}<p><span>Scan for your area and price</span> No. ${product.id}</p></div>
</article>`;
}

function tagFacts({ facts }: Product): readonly string[] {
  if (facts === undefined) return [];
  const { core, wearLayerMil, iic, isWaterproof } = facts;
  return [
    ...(core === null ? [] : [`${core} core`]),
    ...(wearLayerMil === null ? [] : [`${wearLayerMil} mil wear layer`]),
    ...(iic === null ? [] : [`Sound IIC ${iic}`]),
    ...(isWaterproof === true ? ['Waterproof'] : []),
  ];
}
