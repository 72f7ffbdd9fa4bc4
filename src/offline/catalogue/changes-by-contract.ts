import { isMissing } from '../../api/errors';
import { fetchProductDetails, fetchProducts } from '../../api/catalogue';
import { fetchArticles, fetchGuides } from '../../api/content';
import type { Media, ProductDetails } from '../../domain/catalogue';
import type { CatalogueChanges, ChangedKind, PictureToSave } from '../../domain/catalogue-changes';
import { pictureSrcset, SAVED_WIDTH_PX, type Picture } from '../../domain/picture';
import { NOTHING, type ItemKind, type ItemRow } from './catalogue-rows';
import type { CatalogueStore } from './catalogue-store';
import { savedPictureKeys } from './offline-pictures';

const PART_PRODUCTS = 10;

/**
 * For a back end without the changes call: fetches details of products whose list entry is new or has changed. In parts, so that an
 * interruption loses only one.
 */
export async function* readChangesByContract(store: CatalogueStore, signal: AbortSignal): AsyncGenerator<CatalogueChanges> {
  const options = { signal };
  const [products, guides, articles] = await Promise.all([
    fetchProducts('ALL', options),
    fetchGuides(undefined, options),
    fetchArticles(undefined, options),
  ]);
  const savedProducts = await bySlug(store, 'product');
  const total = { items: products.length + guides.length + articles.length, bytes: 0 };
  const removed = [
    ...goneFrom('product', savedProducts, products),
    ...goneFrom('guide', await bySlug(store, 'guide'), guides),
    ...goneFrom('article', await bySlug(store, 'article'), articles),
  ];
  const ordered = products.map((product, place) => ({ product, order: [place] }));
  const changed = ordered.filter(({ product }) => !isSame(savedProducts.get(product.slug)?.data, product));
  const isChanged = new Set(changed);
  const moved = ordered.filter((one) => !isChanged.has(one) && !isSame(savedProducts.get(one.product.slug)?.order, one.order));
  const common = { next: '', isFromStart: false, total };

  yield {
    ...common,
    products: await withSavedDetails(store, moved),
    guides: guides.map((guide, place) => ({ order: [place], guide })),
    articles: articles.map((article, place) => ({ order: [place], article })),
    pictures: [
      ...guides.flatMap((guide) => [guide.picture, ...picturesOf(guide.media)]),
      ...articles.flatMap(({ picture, thumbnail }) => [picture, thumbnail]),
    ].flatMap(pictureToSave),
    removed,
    left: { items: changed.length, bytes: 0 },
  };
  for (let at = 0; at < changed.length; at += PART_PRODUCTS) {
    const part: { readonly order: readonly number[]; readonly details: ProductDetails }[] = [];
    for (const { product, order } of changed.slice(at, at + PART_PRODUCTS)) {
      const details = await detailsOf(product.slug, signal);
      // The list's own entry: it compares as unchanged next time.
      if (details !== null) part.push({ order, details: { ...details, product } });
    }
    const left = { items: Math.max(0, changed.length - at - PART_PRODUCTS), bytes: 0 };
    yield {
      ...common,
      products: part,
      guides: [],
      articles: [],
      pictures: part.flatMap(({ details }) => [details.product.picture, ...picturesOf(details.media)]).flatMap(pictureToSave),
      removed: [],
      left,
    };
  }
  const removedPictures = await unusedPictures(store, [...products, ...guides, ...articles]);
  yield { ...common, products: [], guides: [], articles: [], pictures: [], removed: removedPictures, left: NOTHING };
}

/** Once every part is saved: pictures that no item shows any more. */
async function unusedPictures(
  store: CatalogueStore,
  listed: readonly { readonly picture: Picture; readonly thumbnail?: Picture; readonly media?: readonly Media[] }[],
): Promise<CatalogueChanges['removed']> {
  const details = await store.readAllDetails();
  // A read that failed must not drop pictures that are shown.
  if (details.length < (await store.readItems('product')).length) return [];
  // By file: the changes call gives pictures other names.
  const used = new Set(
    [
      ...listed.flatMap(({ picture, thumbnail, media = [] }) => [
        picture,
        ...(thumbnail === undefined ? [] : [thumbnail]),
        ...picturesOf(media),
      ]),
      ...details.flatMap(({ media }) => picturesOf(media)),
    ]
      .flatMap(pictureToSave)
      .flatMap(savedPictureKeys),
  );
  return (await store.readPictures())
    .filter(({ picture }) => !savedPictureKeys(picture).some((key) => used.has(key)))
    .map(({ picture }) => ({ kind: 'picture', key: picture.name }));
}

/** Null when it was removed since the list was read. */
async function detailsOf(slug: string, signal: AbortSignal): Promise<ProductDetails | null> {
  try {
    return await fetchProductDetails(slug, { signal });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function withSavedDetails(
  store: CatalogueStore,
  moved: readonly { readonly product: ProductDetails['product']; readonly order: readonly number[] }[],
): Promise<CatalogueChanges['products']> {
  const all: { order: readonly number[]; details: ProductDetails }[] = [];
  for (const { product, order } of moved) {
    const details = await store.readDetails(product.slug);
    if (details !== null) all.push({ order, details: { product, media: details.media, specifications: details.specifications } });
  }
  return all;
}

async function bySlug<Kind extends ItemKind>(store: CatalogueStore, kind: Kind): Promise<ReadonlyMap<string, ItemRow<Kind>>> {
  return new Map((await store.readItems(kind)).map((row) => [row.data.slug, row]));
}

function goneFrom(
  kind: ItemKind,
  saved: ReadonlyMap<string, unknown>,
  listed: readonly { readonly slug: string }[],
): readonly { readonly kind: ChangedKind; readonly key: string }[] {
  const alive = new Set(listed.map(({ slug }) => slug));
  return [...saved.keys()].filter((slug) => !alive.has(slug)).map((key) => ({ kind, key }));
}

function isSame(kept: unknown, given: unknown): boolean {
  return JSON.stringify(kept) === JSON.stringify(given);
}

function picturesOf(media: readonly Media[]): readonly Picture[] {
  return media.flatMap((one) => (one.type === 'image' ? [one.picture] : one.type === 'video' && one.poster !== null ? [one.poster] : []));
}

/** The only URL where the back end gives no widths. */
function pictureToSave(picture: Picture): readonly PictureToSave[] {
  const width = picture.widths.findLast((wide) => wide <= SAVED_WIDTH_PX) ?? picture.widths[0];
  const only = width === undefined ? picture : { ...picture, widths: [width] };
  const sized = (['avif', 'webp'] as const)
    .map((format) => pictureSrcset(only, format).split(' ')[0] ?? '')
    .filter((address) => address !== '');
  const addresses = sized.length > 0 ? sized : [picture.src];
  return [{ name: picture.src, version: picture.src, files: addresses.map((address) => ({ address, bytes: 0 })) }];
}
