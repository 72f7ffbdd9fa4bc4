import * as z from 'zod/mini';
import type { Category, CategoryChoice } from '../domain/catalogue';
import { visibleOr } from '../domain/text';
import { codecOf, nothing, tolerantList, type Codec } from './codec';
import { ContractError } from './contract-error';
import { endpoint } from './define-endpoint';
import { productCodec, productDetailsCodec } from './wire-product';
import { inEnglishFields, inEnglishFrom, wireInEnglish } from './wire-in-english';
import { factsOf, pictureFacts, pictureFrom } from './wire-picture';
import { formId, formText, wireNumber, wireText, wireTextOrNull } from './wire-values';

const categoryWire = z.object({
  product_category_id: wireNumber,
  title: wireText,
  description: wireText,
  image: wireTextOrNull,
  image_facts: pictureFacts,
  in_english: wireInEnglish,
});

const categoryFields = codecOf(
  z.codec(categoryWire, z.custom<Category>(), {
    decode: (wire) => ({
      id: wire.product_category_id,
      title: visibleOr(wire.title, `Category ${wire.product_category_id}`),
      descriptionHtml: wire.description,
      picture: pictureFrom(wire.image, wire.image_facts, wire.title),
      ...inEnglishFrom(wire.in_english),
    }),
    encode: (category) => ({
      product_category_id: category.id,
      title: category.title,
      description: category.descriptionHtml,
      image: category.picture.src,
      image_facts: factsOf(category.picture),
      ...inEnglishFields(category),
    }),
  }),
);

/** A product has every field of a category too. */
export const categoryCodec: Codec<Category> = {
  ...categoryFields,
  decode(wire) {
    if (typeof wire === 'object' && wire !== null && 'product_id' in wire && wire.product_id !== null)
      throw new ContractError(['product_id: a product is no category']);
    return categoryFields.decode(wire);
  },
};

/** Without any field, the products of every category. */
export const getProducts = endpoint({
  method: 'POST',
  path: '/beforeauth/getproduct',
  auth: 'none',
  encoding: 'multipart',
  mayBeBare: true,
  input: codecOf(
    z.codec(z.object({ product_category_id: z.optional(z.union([formId, z.literal('ALL'), z.literal('')])) }), z.custom<CategoryChoice>(), {
      decode: (form) => (typeof form.product_category_id === 'number' ? form.product_category_id : 'ALL'),
      encode: (choice) => (choice === 'ALL' ? {} : { product_category_id: choice }),
    }),
  ),
  output: tolerantList(productCodec),
});

export const getCategories = endpoint({
  method: 'POST',
  path: '/beforeauth/getproductcategory',
  auth: 'none',
  encoding: 'none',
  mayBeBare: true,
  input: nothing,
  output: tolerantList(categoryCodec),
});

export const slugInput = codecOf(
  z.codec(z.object({ slug: formText(200) }), z.custom<string>(), {
    decode: (form) => form.slug,
    encode: (slug) => ({ slug }),
  }),
);

/** Refused when there is no such product. */
export const getProductDetails = endpoint({
  method: 'POST',
  path: '/beforeauth/getproductdetails',
  auth: 'none',
  encoding: 'multipart',
  mayBeBare: true,
  input: slugInput,
  output: productDetailsCodec,
});
