import type { CatalogueChanges, CatalogueSize, PictureToSave } from '../../domain/catalogue-changes';
import { withFacts } from '../../domain/read-floor-facts';
import { detailsKey, itemKey, ROW_VERSION, pictureKey, type CatalogueKey, type CatalogueRow, type PictureRow } from './catalogue-rows';

/** `dropped`: their files are deleted. */
export interface PartWrite {
  readonly puts: readonly (readonly [CatalogueKey, CatalogueRow])[];
  readonly deletes: readonly CatalogueKey[];
  readonly dropped: readonly PictureToSave[];
}

/** Updates `known`, the pictures by name. */
export function writeOfPart(
  part: CatalogueChanges,
  stamp: { readonly round: string; readonly savedAt: number },
  known: Map<string, PictureRow>,
): PartWrite {
  const row = { v: ROW_VERSION, ...stamp } as const;
  const puts: (readonly [CatalogueKey, CatalogueRow])[] = [];
  for (const { order, details } of part.products) {
    const { product, media, specifications } = details;
    puts.push(
      [
        itemKey('product', product.slug),
        { ...row, order, data: specifications.length === 0 ? product : withFacts(product, specifications) },
      ],
      [detailsKey(product.slug), { ...row, media, specifications }],
    );
  }
  for (const { order, guide } of part.guides) puts.push([itemKey('guide', guide.slug), { ...row, order, data: guide }]);
  for (const { order, article } of part.articles) puts.push([itemKey('article', article.slug), { ...row, order, data: article }]);
  for (const picture of part.pictures) {
    const next: PictureRow = { ...row, picture, keptVersion: known.get(picture.name)?.keptVersion ?? null };
    known.set(picture.name, next);
    puts.push([pictureKey(picture.name), next]);
  }
  const deletes: CatalogueKey[] = [];
  const dropped: PictureToSave[] = [];
  for (const { kind, key } of part.removed) {
    if (kind !== 'picture') {
      deletes.push(itemKey(kind, key));
      if (kind === 'product') deletes.push(detailsKey(key));
      continue;
    }
    deletes.push(pictureKey(key));
    const gone = known.get(key);
    if (gone !== undefined) dropped.push(gone.picture);
    known.delete(key);
  }
  return { puts, deletes, dropped };
}

/** True of a part that has nothing to read. */
export function isEmptyPart({ products, guides, articles, pictures, removed, isPartlyRead }: CatalogueChanges): boolean {
  return isPartlyRead !== true && [products, guides, articles, pictures, removed].every(({ length }) => length === 0);
}

/** The parts left, and the files of known pictures. */
export function missingSize(pictures: Iterable<PictureRow>, left: CatalogueSize): CatalogueSize {
  let { items, bytes } = left;
  for (const { picture, keptVersion } of pictures) {
    if (keptVersion === picture.version) continue;
    items += 1;
    bytes += picture.files[0]?.bytes ?? 0;
  }
  return { items, bytes };
}

/** `missingAfter` is the `missingSize` after this part. */
export function sizeOfParts(part: CatalogueChanges, missingAfter: CatalogueSize): CatalogueSize {
  const texts = [...part.products, ...part.guides, ...part.articles];
  const textBytes = part.isFromStart ? Math.max(0, part.total.bytes - missingAfter.bytes) : JSON.stringify(texts).length;
  return { items: missingAfter.items + texts.length, bytes: missingAfter.bytes + textBytes };
}
