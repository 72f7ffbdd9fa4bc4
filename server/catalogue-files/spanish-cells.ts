import type { CatalogueProduct } from '../repositories/catalogue-products';
import { isText } from '../repositories/owner-texts';
import { keyOf, type Translation, type Translations } from '../repositories/translations';
import type { SpanishDraft } from './check-row';
import type { Complain } from './choose-pictures';

type Specifications = CatalogueProduct['specifications'];

export interface SpanishCells {
  readonly title: string;
  readonly saveLabel: string;
  readonly descriptionHtml: string;
  readonly specifications: Specifications;
  readonly pictureAlts: readonly string[];
}

/** In specifications, for what has no Spanish: rows without a title would not be rows. */
const MISSING = '?';

/** A product's texts in Spanish as a file holds them: '' and '?' where there is none. */
export function spanishCells(product: CatalogueProduct, found: Translations): SpanishCells {
  const plain = (english: string): string => found.get(keyOf({ english, isHtml: false })) ?? '';
  const ofRow = (english: string): string => (isText(english) ? plain(english) || MISSING : english);
  const specifications = product.specifications.map(({ title, rows }) => ({
    title: ofRow(title),
    rows: rows.map((row) => ({ title: ofRow(row.title), value: ofRow(row.value) })),
  }));
  const isSaid = product.specifications.some(({ title, rows }) =>
    [title, ...rows.flatMap((row) => [row.title, row.value])].some((text) => plain(text) !== ''),
  );
  return {
    title: plain(product.title),
    saveLabel: plain(product.saveLabel ?? ''),
    descriptionHtml: found.get(keyOf({ english: product.descriptionHtml, isHtml: true })) ?? '',
    specifications: isSaid ? specifications : [],
    pictureAlts: product.pictures.map(({ alt }) => plain(alt)),
  };
}

/** What a row says in Spanish of the product as it is after the import. */
export function translationsOf(product: CatalogueProduct, draft: SpanishDraft, complain: Complain): readonly Translation[] {
  const all: Translation[] = [];
  const add = (english: string, translated: string | undefined, isHtml = false): void => {
    if (translated !== undefined && english !== '') all.push({ english, isHtml, translated: translated === MISSING ? '' : translated });
  };
  add(product.title, draft.title);
  add(product.saveLabel ?? '', draft.saveLabel);
  add(product.descriptionHtml, draft.descriptionHtml, true);
  for (const [column, english, spanish] of [
    ['save_label', product.saveLabel ?? '', draft.saveLabel],
    ['description_html', product.descriptionHtml, draft.descriptionHtml],
  ] as const)
    if (spanish !== undefined && spanish !== '' && english === '')
      complain(`${column}_es`, `There is no ${column} of which it could be the Spanish. Fill that in, or leave this empty.`);
  if (draft.pictureAlts !== undefined) {
    if (draft.pictureAlts.length > product.pictures.length)
      complain('picture_alts_es', `There are ${draft.pictureAlts.length} descriptions for ${product.pictures.length} pictures.`);
    for (const [index, { alt }] of product.pictures.entries()) add(alt, draft.pictureAlts[index] ?? '');
  }
  if (draft.specifications === undefined || draft.specifications.length === 0) return all;
  if (shapeOf(draft.specifications) !== shapeOf(product.specifications)) {
    complain(
      'specifications_es',
      `It needs the groups and rows of specifications, as many and in the same order, with a ${MISSING} for what has no Spanish.`,
    );
    return all;
  }
  for (const [index, group] of product.specifications.entries()) {
    const spanish = draft.specifications[index];
    add(group.title, spanish?.title);
    for (const [at, row] of group.rows.entries()) {
      add(row.title, spanish?.rows[at]?.title);
      add(row.value, spanish?.rows[at]?.value);
    }
  }
  return all;
}

function shapeOf(specifications: Specifications): string {
  return specifications.map(({ rows }) => rows.length).join();
}
