import * as z from 'zod/mini';
import type { Media, Product, ProductDetails, SpecificationGroup, SpecificationRow } from '../domain/catalogue';
import { visibleOr } from '../domain/text';
import { codecOf, listField, readBy, readList, tolerantList } from './codec';
import { inEnglishFields, inEnglishFrom, wireInEnglish } from './wire-in-english';
import { factsOf, isMediaAddress, pictureFacts, pictureFrom } from './wire-picture';
import { floorFactsFields, floorFactsFrom, wireFloorFacts } from './wire-floor-facts';
import { roomFloorFields, roomFloorFrom, wireRoomFloor } from './wire-room-floor';
import { stockFields, stockFrom, wireStock } from './wire-stock';
import { wireNumber, wireNumberOrNull, wirePositiveOrNull, wireSlug, wireText, wireTextOrNull } from './wire-values';

const productWire = z.object({
  product_id: wireNumber,
  product_category_id: wireNumberOrNull,
  title: wireText,
  slug: wireSlug,
  price: wirePositiveOrNull,
  main_price: wirePositiveOrNull,
  save_button_price: wireTextOrNull,
  price_per_box: wirePositiveOrNull,
  sqft_in_box: wirePositiveOrNull,
  image: wireTextOrNull,
  image_facts: pictureFacts,
  description: wireText,
  room_floor: wireRoomFloor,
  floor_facts: wireFloorFacts,
  stock: wireStock,
  in_english: wireInEnglish,
});

/** Dollars and square feet on the wire. */
export const productCodec = codecOf(
  z.codec(productWire, z.custom<Product>(), {
    decode: (wire) => {
      const roomFloor = roomFloorFrom(wire.room_floor);
      const facts = floorFactsFrom(wire.floor_facts);
      return {
        id: wire.product_id,
        categoryId: wire.product_category_id,
        title: floorTitle(wire.title, wire.product_id),
        slug: wire.slug,
        priceCentsPerSqft: wire.price,
        mainPriceCentsPerSqft: wire.main_price,
        saveLabel: wire.save_button_price,
        pricePerBoxCents: wire.price_per_box,
        sqftPerBox: wire.sqft_in_box,
        picture: pictureFrom(wire.image, wire.image_facts, floorTitle(wire.title, wire.product_id)),
        descriptionHtml: wire.description,
        ...(roomFloor === undefined ? {} : { roomFloor }),
        ...(facts === undefined ? {} : { facts }),
        ...stockFrom(wire.stock),
        ...inEnglishFrom(wire.in_english),
      };
    },
    encode: (product) => ({
      product_id: product.id,
      product_category_id: product.categoryId,
      title: product.title,
      slug: product.slug,
      price: product.priceCentsPerSqft,
      main_price: product.mainPriceCentsPerSqft,
      save_button_price: product.saveLabel,
      price_per_box: product.pricePerBoxCents,
      sqft_in_box: product.sqftPerBox,
      image: product.picture.src,
      image_facts: factsOf(product.picture),
      description: product.descriptionHtml,
      ...roomFloorFields(product.roomFloor),
      ...floorFactsFields(product.facts),
      ...stockFields(product),
      ...inEnglishFields(product),
    }),
  }),
);

/** The title of a product without one. */
export function floorTitle(title: string, id: number): string {
  return visibleOr(title, `Floor ${id}`);
}

const mediaWire = z.object({
  type: z.string(),
  file: wireTextOrNull,
  file_facts: pictureFacts,
  video: wireTextOrNull,
  video_url: wireTextOrNull,
});

const mediaSchema = z.codec(mediaWire, z.custom<Media>(), {
  decode: (wire, payload): Media => {
    const poster = wire.file === null ? null : pictureFrom(wire.file, wire.file_facts);
    if (wire.type === 'Image' && poster !== null) return { type: 'image', picture: poster };
    if (wire.type === 'Video' && wire.video !== null && isMediaAddress(wire.video)) return { type: 'video', src: wire.video, poster };
    if (wire.type === 'Youtube' && wire.video_url !== null && isMediaAddress(wire.video_url))
      return { type: 'youtube', url: wire.video_url };
    payload.issues.push({ code: 'custom', message: `unknown media '${wire.type}'`, input: wire });
    return { type: 'youtube', url: '' };
  },
  encode: (media) => {
    switch (media.type) {
      case 'image':
        return { type: 'Image', file: media.picture.src, file_facts: factsOf(media.picture), video: null, video_url: null };
      case 'video':
        return {
          type: 'Video',
          file: media.poster?.src ?? null,
          file_facts: media.poster && factsOf(media.poster),
          video: media.src,
          video_url: null,
        };
      case 'youtube':
        return { type: 'Youtube', file: null, file_facts: null, video: null, video_url: media.url };
    }
  },
});

/** Entries of unknown type are left out. */
export const mediaListCodec = tolerantList(codecOf(mediaSchema));

/** The `_en` fields are additive: absent where the row is in English. */
const specificationRowWire = z.object({
  title: wireText,
  sub_title: wireText,
  title_en: z.optional(wireText),
  sub_title_en: z.optional(wireText),
  in_english: wireInEnglish,
});

const specificationRows = tolerantList(
  codecOf(
    z.codec(specificationRowWire, z.custom<SpecificationRow>(), {
      decode: (wire) => ({
        title: wire.title,
        value: wire.sub_title,
        ...(wire.title_en === undefined ? {} : { english: { title: wire.title_en, value: wire.sub_title_en ?? '' } }),
        ...inEnglishFrom(wire.in_english),
      }),
      encode: (row) => ({
        title: row.title,
        sub_title: row.value,
        ...(row.english === undefined ? {} : { title_en: row.english.title, sub_title_en: row.english.value }),
        ...inEnglishFields(row),
      }),
    }),
  ),
);

const specificationWire = z.object({
  product_specifications_id: wireNumber,
  title: wireText,
  product_specifications_detail: listField(specificationRows),
  in_english: wireInEnglish,
});

const specificationsCodec = tolerantList(
  codecOf(
    z.codec(specificationWire, z.custom<SpecificationGroup>(), {
      decode: (wire) => ({
        id: wire.product_specifications_id,
        title: wire.title,
        rows: readList(specificationRows, wire.product_specifications_detail),
        ...inEnglishFrom(wire.in_english),
      }),
      encode: (group) => ({
        product_specifications_id: group.id,
        title: group.title,
        product_specifications_detail: specificationRows.encode(group.rows),
        ...inEnglishFields(group),
      }),
    }),
  ),
);

const detailsWire = z.object({
  product: readBy(productCodec, z.looseObject({ product_specifications: listField(specificationsCodec) })),
  product_image: listField(mediaListCodec),
});

export const productDetailsCodec = codecOf(
  z.codec(detailsWire, z.custom<ProductDetails>(), {
    decode: (wire) => ({
      product: productCodec.decode(wire.product),
      media: readList(mediaListCodec, wire.product_image),
      specifications: readList(specificationsCodec, wire.product.product_specifications),
    }),
    encode: (details) => ({
      product: {
        ...(productCodec.encode(details.product) as object),
        product_specifications: specificationsCodec.encode(details.specifications),
      },
      product_image: mediaListCodec.encode(details.media),
    }),
  }),
);
