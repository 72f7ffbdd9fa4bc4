import { setImmediate as otherWork } from 'node:timers/promises';
import type { CheckedPicture } from '../media/check-picture';
import type { CatalogueNames, CatalogueProduct, NamedPicture, StoredProduct } from '../repositories/catalogue-products';
import type { StockChange } from '../repositories/stock';
import type { Translation } from '../repositories/translations';
import type { ProductDraft } from './check-row';
import { createPictureChooser, type Complain, type FilePicture, complainOfFloor } from './choose-pictures';
import { changedColumns, complainOfPrices, emptyProduct, remarkOn, remarkOnRows, withDraft } from './compare-products';
import type { Problem } from './file-row';
import { translationsOf } from './spanish-cells';

/** Products by slug. */
export interface StoredCatalogue {
  readonly products: ReadonlyMap<string, StoredProduct>;
  readonly names: CatalogueNames;
}

/** `columns` is empty for a new product. */
export interface PlannedProduct {
  readonly id: number | null;
  readonly product: CatalogueProduct;
  readonly columns: readonly string[];
}

export interface ImportPlan {
  readonly added: readonly PlannedProduct[];
  readonly changed: readonly PlannedProduct[];
  readonly unchangedCount: number;
  /** On sale, but not in the file. */
  readonly missing: readonly StoredProduct[];
  /** In the file, but withdrawn before; they stay so. */
  readonly withdrawnCount: number;
  readonly newCategories: readonly string[];
  readonly filePictures: readonly FilePicture[];
  readonly newAlts: readonly NamedPicture[];
  /** Unchanged figures too: their date becomes today. */
  readonly stock: readonly StockChange[];
  /** What the file says in Spanish, also what the store knows already. */
  readonly translations: readonly Translation[];
  readonly problems: readonly Problem[];
  readonly remarks: readonly Problem[];
}

const ROWS_AT_ONCE = 200;

/** Yields to other work between batches. */
export async function planImport(
  drafts: readonly ProductDraft[],
  checked: ReadonlyMap<string, CheckedPicture>,
  stored: StoredCatalogue,
  mayAddCategories: boolean,
): Promise<ImportPlan> {
  const { add, plan } = createPlanner(checked, stored, mayAddCategories);
  for (const [index, draft] of drafts.entries()) {
    if (index % ROWS_AT_ONCE === 0) await otherWork();
    add(draft);
  }
  return plan();
}

function createPlanner(checked: ReadonlyMap<string, CheckedPicture>, stored: StoredCatalogue, mayAddCategories: boolean) {
  const problems: Problem[] = [];
  const remarks: Problem[] = [];
  const added: PlannedProduct[] = [];
  const changed: PlannedProduct[] = [];
  const stock: StockChange[] = [];
  const translations: Translation[] = [];
  const rowsBySlug = new Map<string, number>();
  const pictures = createPictureChooser(checked, stored.names.pictures);
  const categories = createCategoryChooser(
    stored.names.categories.map(({ title }) => title),
    mayAddCategories,
  );
  let unchangedCount = 0;
  let withdrawnCount = 0;
  let nextPosition = [...stored.products.values()].reduce((next, { product }) => Math.max(next, product.position + 1), 0);

  const add = (draft: ProductDraft): void => {
    const complain: Complain = (column, message) => void problems.push({ row: draft.row, column, message });
    const sameSlug = rowsBySlug.get(draft.slug);
    if (sameSlug !== undefined)
      return complain('slug', `Row ${sameSlug} has the slug '${draft.slug}' too. Give each product its own, or take one row out.`);
    rowsBySlug.set(draft.slug, draft.row);
    const known = stored.products.get(draft.slug);
    if (known === undefined) {
      for (const column of ['title', 'category'] as const)
        if (draft[column] === undefined) complain(column, `'${draft.slug}' is a new product, which needs it. Or correct the slug.`);
    }
    if (draft.videoName && !stored.names.videoNames.has(draft.videoName)) {
      complain(
        'video',
        `The store holds no video '${draft.videoName}'. Leave it empty, or put the video on YouTube and fill in youtube_url.`,
      );
    }
    const before = known?.product ?? emptyProduct(draft.slug);
    const said = withDraft(before, draft);
    const named = draft.floorPhoto ? pictures.chooseFloor(draft.floorPhoto, draft.row, complain) : null;
    const floorPhoto = draft.floorPhoto === undefined ? before.floorPhoto : named;
    const isFloorSaid = draft.floorPhoto !== undefined || draft.facts !== undefined;
    if (floorPhoto !== null && isFloorSaid) complainOfFloor(said.facts, pictures.sizeOf(floorPhoto), complain);
    const product = {
      ...said,
      floorPhoto,
      category: draft.category === undefined ? before.category : categories.choose(draft.category, complain),
      position: draft.position ?? (known === undefined ? nextPosition++ : before.position),
      pictures: draft.pictures === undefined ? before.pictures : pictures.choose(draft.pictures, draft.row, complain),
    };
    const { slug, boxesOnHand, backOn } = draft;
    if (boxesOnHand !== undefined || backOn !== undefined) stock.push({ slug, boxesOnHand, backOn });
    complainOfPrices(product, complain);
    translations.push(...translationsOf(product, draft.spanish, complain));
    const remark: Complain = (column, message) => void remarks.push({ row: draft.row, column, message });
    remarkOn(product, remark);
    if (draft.specifications !== undefined) remarkOnRows(product, remark);
    if (!product.isOnSale && draft.isOnSale === undefined) withdrawnCount += 1;
    const columns = known === undefined ? [] : changedColumns(known.product, product);
    if (known === undefined) added.push({ id: null, product, columns });
    else if (columns.length > 0) changed.push({ id: known.id, product, columns });
    else unchangedCount += 1;
  };

  const plan = (): ImportPlan => ({
    added,
    changed,
    unchangedCount,
    withdrawnCount,
    stock,
    translations,
    problems,
    remarks,
    missing: [...stored.products.values()].filter(({ product }) => product.isOnSale && !rowsBySlug.has(product.slug)),
    newCategories: categories.added(),
    filePictures: pictures.filePictures(),
    newAlts: pictures.newAlts(),
  });
  return { add, plan };
}

/** Titles are compared without case. */
function createCategoryChooser(held: readonly string[], mayAdd: boolean) {
  const titles = new Map(held.map((title) => [title.toLowerCase(), title]));
  const added: string[] = [];
  return {
    choose: (title: string, complain: Complain): string => {
      const known = titles.get(title.toLowerCase());
      if (known !== undefined) return known;
      if (mayAdd) {
        titles.set(title.toLowerCase(), title);
        added.push(title);
      } else
        complain(
          'category',
          `There is no category '${title}'. Use one of ${held.map((one) => `'${one}'`).join(', ')}, or add --new-categories to the command.`,
        );
      return title;
    },
    added: (): readonly string[] => added,
  };
}
