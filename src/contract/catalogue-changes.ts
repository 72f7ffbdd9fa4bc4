import * as z from 'zod/mini';
import type { CatalogueChanges, PictureToSave } from '../domain/catalogue-changes';
import { codecOf, hasOwnRow, readBy, readList, tolerantList, type Codec } from './codec';
import { ContractError } from './contract-error';
import { articleCodec, guideCodec } from './wire-content';
import { endpoint } from './define-endpoint';
import { productDetailsCodec } from './wire-product';
import { isMediaAddress } from './wire-picture';
import { formText, wireNumber } from './wire-values';

const order = z.array(wireNumber);
const size = z.object({ items: wireNumber, bytes: wireNumber });

const products = tolerantList(
  codecOf(
    z.codec(
      z.object({ order, details: readBy(productDetailsCodec, z.looseObject({})) }),
      z.custom<CatalogueChanges['products'][number]>(),
      {
        decode: (wire) => ({ order: wire.order, details: productDetailsCodec.decode(wire.details) }),
        encode: (item) => ({ order: [...item.order], details: fieldsOf(productDetailsCodec, item.details) }),
      },
    ),
  ),
);

const guides = tolerantList(
  codecOf(
    z.codec(z.object({ order, guide: readBy(guideCodec, z.looseObject({})) }), z.custom<CatalogueChanges['guides'][number]>(), {
      decode: (wire) => ({ order: wire.order, guide: guideCodec.decode(wire.guide) }),
      encode: (item) => ({ order: [...item.order], guide: fieldsOf(guideCodec, item.guide) }),
    }),
  ),
);

const articles = tolerantList(
  codecOf(
    z.codec(z.object({ order, article: readBy(articleCodec, z.looseObject({})) }), z.custom<CatalogueChanges['articles'][number]>(), {
      decode: (wire) => ({ order: wire.order, article: articleCodec.decode(wire.article) }),
      encode: (item) => ({ order: [...item.order], article: fieldsOf(articleCodec, item.article) }),
    }),
  ),
);

const pictures = tolerantList(
  codecOf(
    z.codec(
      z.object({
        name: z.string(),
        version: z.string(),
        files: z.array(z.object({ address: z.string().check(z.refine(isMediaAddress)), bytes: wireNumber })),
      }),
      z.custom<PictureToSave>(),
      { decode: (wire) => wire, encode: ({ name, version, files }) => ({ name, version, files: files.map((file) => ({ ...file })) }) },
    ),
  ),
);

const changesWire = z.object({
  products: readBy(products, z.unknown()),
  guides: readBy(guides, z.unknown()),
  articles: readBy(articles, z.unknown()),
  pictures: readBy(pictures, z.unknown()),
  removed: z.array(z.object({ kind: z.enum(['product', 'guide', 'article', 'picture']), key: z.string() })),
  next: z.string(),
  is_from_start: z.boolean(),
  left: size,
  whole: size,
});

const changesCodec = codecOf(
  z.codec(changesWire, z.custom<CatalogueChanges>(), {
    decode: (wire) => ({
      ...listsOf(wire),
      removed: wire.removed,
      next: wire.next,
      isFromStart: wire.is_from_start,
      left: wire.left,
      total: wire.whole,
    }),
    encode: (changes) => ({
      products: products.encode(changes.products),
      guides: guides.encode(changes.guides),
      articles: articles.encode(changes.articles),
      pictures: pictures.encode(changes.pictures),
      removed: changes.removed.map((item) => ({ ...item })),
      next: changes.next,
      is_from_start: changes.isFromStart,
      left: { ...changes.left },
      whole: { ...changes.total },
    }),
  }),
);

const numbered = <Name extends string>(name: Name) => z.object({ [name]: wireNumber });
/** What makes a row one of a part, read or not. */
const ownRow = z.union([
  z.object({ order }),
  z.object({ details: z.object({ product: numbered('product_id') }) }),
  z.object({ guide: numbered('installation_id') }),
  z.object({ article: numbered('newsletter_id') }),
  z.object({ name: z.string(), version: z.string() }),
]);

/**
 * Rows that cannot be read are left out, even when they are all that a part has: a part may hold one product alone, and it must not stop all
 * later parts. Throws ContractError for rows of which none is a part's.
 */
function listsOf(
  wire: z.output<typeof changesWire>,
): Pick<CatalogueChanges, 'products' | 'guides' | 'articles' | 'pictures' | 'isPartlyRead'> {
  const given = [wire.products, wire.guides, wire.articles, wire.pictures];
  if (!given.every(Array.isArray)) throw new ContractError(['value: expected four lists']);
  const rows: readonly unknown[] = given.flat();
  if (rows.length > 0 && !hasOwnRow(ownRow, rows)) throw new ContractError(["value: another call's rows"]);
  const lists = {
    products: readList(products, wire.products),
    guides: readList(guides, wire.guides),
    articles: readList(articles, wire.articles),
    pictures: readList(pictures, wire.pictures),
  };
  const isPartlyRead = Object.values(lists).flat().length < rows.length;
  return { ...lists, ...(isPartlyRead ? { isPartlyRead } : {}) };
}

/**
 * Additive. The changes since an earlier reply's `next`, in parts; everything when `since` is missing, empty or unknown. A back end without
 * it responds with 404 in the envelope, and the client reads list by list; a page of 404 counts as a gateway's, and the client waits.
 */
export const getCatalogueChanges = endpoint({
  method: 'GET',
  path: '/beforeauth/getcataloguechanges',
  auth: 'none',
  encoding: 'query',
  input: codecOf(
    z.codec(z.object({ since: z.optional(formText(300)) }), z.custom<string>(), {
      decode: (form) => form.since ?? '',
      encode: (since) => (since === '' ? {} : { since }),
    }),
  ),
  output: changesCodec,
});

function fieldsOf<Value>(codec: Codec<Value>, value: Value): Record<string, unknown> {
  return { ...(codec.encode(value) as object) };
}
