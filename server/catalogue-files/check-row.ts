import * as z from 'zod';
import type { CatalogueProduct } from '../repositories/catalogue-products';
import { MAX_BOXES_ON_HAND } from '../repositories/stock';
import { cents, day, fact, flag, html, line, list, place, requiredLine, specifications, whole, youtube } from './cells';
import { COLUMNS, type FileRow, type Problem } from './file-row';

/** `alt` null keeps the picture's description. */
export interface PictureChoice {
  readonly file: string;
  readonly alt: string | null;
}

type Fields = Omit<CatalogueProduct, 'slug' | 'pictures' | 'floorPhoto' | 'position'>;

/** Undefined without a column: the Spanish stays. '' takes it away. */
export interface SpanishDraft {
  readonly title: string | undefined;
  readonly saveLabel: string | undefined;
  readonly descriptionHtml: string | undefined;
  readonly specifications: CatalogueProduct['specifications'] | undefined;
  readonly pictureAlts: readonly (string | null)[] | undefined;
}

/** Undefined without a column: the product's field stays. */
export type ProductDraft = { readonly [Name in keyof Fields]: Fields[Name] | undefined } & {
  readonly row: number;
  readonly slug: string;
  readonly pictures: readonly PictureChoice[] | undefined;
  /** Null removes the photograph. */
  readonly floorPhoto: string | null | undefined;
  /** Null: a new product goes last, an existing one keeps its place. */
  readonly position: number | null | undefined;
  readonly spanish: SpanishDraft;
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const rowShape = z.object({
  slug: requiredLine(200).refine(
    (slug) => SLUG.test(slug),
    "A slug is the end of the page's address: small letters, digits and single hyphens, such as family-20-coastal-maple.",
  ),
  title: requiredLine(200).optional(),
  title_es: line(200).optional(),
  category: requiredLine(200).optional(),
  price_per_sqft: cents(100_000).optional(),
  was_price_per_sqft: cents(100_000).optional(),
  price_per_box: cents(10_000_000).optional(),
  sqft_per_box: cents(1_000_000).optional(),
  save_label: line(60)
    .transform((text) => (text === '' ? null : text))
    .optional(),
  save_label_es: line(60).optional(),
  description_html: html(50_000).optional(),
  description_html_es: html(50_000).optional(),
  bestseller_rank: whole(1, 100_000).optional(),
  position: whole(0, 1_000_000).optional(),
  on_sale: flag.optional(),
  boxes_on_hand: whole(0, MAX_BOXES_ON_HAND).optional(),
  back_on: day.optional(),
  pictures: list(20, 300)
    .refine((files) => files.every((file) => file !== ''), 'Between two | there must be a file.')
    .optional(),
  picture_alts: z
    .array(z.union([place(300), z.null()]))
    .max(20, 'There may be 20 descriptions at most.')
    .optional(),
  picture_alts_es: z
    .array(z.union([place(300), z.null()]))
    .max(20, 'There may be 20 descriptions at most.')
    .optional(),
  floor_photo: line(300)
    .transform((text) => (text === '' ? null : text))
    .optional(),
  video: line(100)
    .transform((text) => (text === '' ? null : text))
    .optional(),
  youtube_url: youtube.optional(),
  specifications: specifications.optional(),
  specifications_es: specifications.optional(),
  facts: fact.optional(),
});

const ANOTHER_FORM = 'It has another form than docs/catalogue-files.md shows. Write it as it is there.';

type CheckedRow = z.infer<typeof rowShape>;

/** Reads one row, or lists all its problems. */
export function checkRow({ row, cells }: FileRow): { readonly draft: ProductDraft | null; readonly problems: readonly Problem[] } {
  const result = rowShape.safeParse(cells, { error: () => ANOTHER_FORM });
  if (result.success) {
    const problems = picturesProblems(row, result.data);
    return { draft: problems.length === 0 ? draftFrom(row, result.data) : null, problems };
  }
  const problems = result.error.issues.map(({ path, message }): Problem => {
    const column = String(path[0] ?? '');
    return {
      row,
      column,
      message: cells[COLUMNS.find((name) => name === column) ?? 'slug'] === undefined ? 'Every row needs it.' : message,
    };
  });
  return {
    draft: null,
    problems: problems.filter((problem, index) => problems.findIndex(({ column }) => column === problem.column) === index),
  };
}

function picturesProblems(row: number, { pictures, picture_alts: alts }: CheckedRow): readonly Problem[] {
  if (alts === undefined || alts.length <= (pictures?.length ?? 0)) return [];
  return [
    {
      row,
      column: 'picture_alts',
      message: `There are ${alts.length} descriptions for ${pictures?.length ?? 0} pictures. Name the pictures in the same row, in the same order.`,
    },
  ];
}

function draftFrom(row: number, checked: CheckedRow): ProductDraft {
  const { pictures, picture_alts: alts } = checked;
  return {
    row,
    slug: checked.slug,
    title: checked.title,
    category: checked.category,
    priceCentsPerSqft: checked.price_per_sqft,
    mainPriceCentsPerSqft: checked.was_price_per_sqft,
    pricePerBoxCents: checked.price_per_box,
    sqftPerBoxHundredths: checked.sqft_per_box,
    saveLabel: checked.save_label,
    descriptionHtml: checked.description_html,
    bestsellerRank: checked.bestseller_rank,
    position: checked.position,
    isOnSale: checked.on_sale,
    boxesOnHand: checked.boxes_on_hand,
    backOn: checked.back_on,
    pictures: pictures?.map((file, index) => ({ file, alt: alts === undefined ? null : altAt(alts, index) })),
    floorPhoto: checked.floor_photo,
    videoName: checked.video,
    youtubeUrl: checked.youtube_url,
    specifications: checked.specifications,
    facts: checked.facts,
    spanish: {
      title: checked.title_es,
      saveLabel: checked.save_label_es,
      descriptionHtml: checked.description_html_es,
      specifications: checked.specifications_es,
      pictureAlts: checked.picture_alts_es,
    },
  };
}

/** '' beyond the end of the list: the page then shows the product's title. */
function altAt(alts: readonly (string | null)[], index: number): string | null {
  const alt = alts[index];
  return alt === undefined ? '' : alt;
}
