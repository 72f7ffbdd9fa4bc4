import { boxPriceCents } from '../../src/domain/bill';
import { dollarText } from '../../src/domain/money';
import type { CatalogueProduct } from '../repositories/catalogue-products';
import type { ProductDraft } from './check-row';
import type { Complain } from './choose-pictures';
import { unreadRows } from '../../src/domain/unread-rows';

const FIELDS = [
  ['title', 'title'],
  ['category', 'category'],
  ['priceCentsPerSqft', 'price_per_sqft'],
  ['mainPriceCentsPerSqft', 'was_price_per_sqft'],
  ['pricePerBoxCents', 'price_per_box'],
  ['sqftPerBoxHundredths', 'sqft_per_box'],
  ['saveLabel', 'save_label'],
  ['descriptionHtml', 'description_html'],
  ['bestsellerRank', 'bestseller_rank'],
  ['position', 'position'],
  ['isOnSale', 'on_sale'],
  ['boxesOnHand', 'boxes_on_hand'],
  ['backOn', 'back_on'],
  ['pictures', 'pictures'],
  ['floorPhoto', 'floor_photo'],
  ['videoName', 'video'],
  ['youtubeUrl', 'youtube_url'],
  ['specifications', 'specifications'],
  ['facts', 'facts'],
] as const;

/** Defaults of a new product. */
export function emptyProduct(slug: string): CatalogueProduct {
  return {
    slug,
    title: '',
    category: '',
    priceCentsPerSqft: null,
    mainPriceCentsPerSqft: null,
    pricePerBoxCents: null,
    sqftPerBoxHundredths: null,
    saveLabel: null,
    descriptionHtml: '',
    bestsellerRank: null,
    position: 0,
    isOnSale: true,
    boxesOnHand: null,
    backOn: null,
    pictures: [],
    floorPhoto: null,
    videoName: null,
    youtubeUrl: null,
    specifications: [],
    facts: {},
  };
}

/** Without category, place and pictures, which need the store's data. */
export function withDraft(before: CatalogueProduct, draft: ProductDraft): CatalogueProduct {
  const said = <Value>(value: Value | undefined, kept: Value): Value => (value === undefined ? kept : value);
  return {
    ...before,
    title: said(draft.title, before.title),
    priceCentsPerSqft: said(draft.priceCentsPerSqft, before.priceCentsPerSqft),
    mainPriceCentsPerSqft: said(draft.mainPriceCentsPerSqft, before.mainPriceCentsPerSqft),
    pricePerBoxCents: said(draft.pricePerBoxCents, before.pricePerBoxCents),
    sqftPerBoxHundredths: said(draft.sqftPerBoxHundredths, before.sqftPerBoxHundredths),
    saveLabel: said(draft.saveLabel, before.saveLabel),
    descriptionHtml: said(draft.descriptionHtml, before.descriptionHtml),
    bestsellerRank: said(draft.bestsellerRank, before.bestsellerRank),
    isOnSale: said(draft.isOnSale, before.isOnSale),
    boxesOnHand: said(draft.boxesOnHand, before.boxesOnHand),
    backOn: said(draft.backOn, before.backOn),
    videoName: said(draft.videoName, before.videoName),
    youtubeUrl: said(draft.youtubeUrl, before.youtubeUrl),
    specifications: said(draft.specifications, before.specifications),
    facts: said(draft.facts, before.facts),
  };
}

/** The columns in which two versions of a product differ. */
export function changedColumns(before: CatalogueProduct, after: CatalogueProduct): readonly string[] {
  return FIELDS.filter(([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map(([, column]) => column);
}

/** Problems of the whole product. */
export function complainOfPrices({ priceCentsPerSqft, mainPriceCentsPerSqft }: CatalogueProduct, complain: Complain): void {
  if (mainPriceCentsPerSqft === null || (priceCentsPerSqft !== null && mainPriceCentsPerSqft > priceCentsPerSqft)) return;
  complain(
    'was_price_per_sqft',
    `The former price must be above price_per_sqft${priceCentsPerSqft === null ? '' : ` (${dollarText(priceCentsPerSqft)})`}. Leave it empty when there is no offer.`,
  );
}

/** Reports what is valid, but perhaps not intended. */
export function remarkOn(product: CatalogueProduct, remark: Complain): void {
  const { priceCentsPerSqft, pricePerBoxCents, sqftPerBoxHundredths } = product;
  if (!product.isOnSale) return;
  if (pricePerBoxCents === null || sqftPerBoxHundredths === null) {
    return remark('price_per_box', 'Without price_per_box and sqft_per_box it is shown, but nobody can put it into a cart.');
  }
  if (priceCentsPerSqft === null) return;
  const expectedCents = boxPriceCents(priceCentsPerSqft, sqftPerBoxHundredths);
  if (Math.abs(expectedCents - pricePerBoxCents) > 1) {
    remark(
      'price_per_box',
      `${dollarText(pricePerBoxCents)} is not price_per_sqft times sqft_per_box, which is ${dollarText(expectedCents)}. Shoppers pay the price per box.`,
    );
  }
}

/** A filter should understand these rows but cannot. */
export function remarkOnRows({ specifications, isOnSale }: CatalogueProduct, remark: Complain): void {
  if (!isOnSale) return;
  for (const { row, example } of unreadRows(specifications)) {
    remark(
      'specifications',
      `'${row.title} = ${row.value}' fits no filter, so shoppers who filter by it do not find the floor. Write it as in '${row.title} = ${example}'.`,
    );
  }
}
