import * as z from 'zod/mini';
import type { CartLine, CartEnding } from '../domain/cart';
import { codecOf, nothing, tolerantList } from './codec';
import { endpoint } from './define-endpoint';
import { factsOf, pictureFacts, pictureFrom } from './wire-picture';
import { floorTitle } from './wire-product';
import { stockFields, stockFrom, wireStock } from './wire-stock';
import {
  formHundredths,
  formId,
  formNumber,
  wireCount,
  wireNumber,
  wireNumberOrNull,
  wirePositiveOrNull,
  wireText,
  wireTextOrNull,
} from './wire-values';

const cartLineWire = z.object({
  user_carts_id: wireNumber,
  product_id: wireNumber,
  quantity: wireCount,
  installation_charge: wireNumberOrNull,
  product: z.object({
    product_id: wireNumber,
    title: wireText,
    slug: wireText,
    image: wireTextOrNull,
    image_facts: pictureFacts,
    price: wirePositiveOrNull,
    price_per_box: wirePositiveOrNull,
    sqft_in_box: wirePositiveOrNull,
    stock: wireStock,
  }),
});

/** A positive installation_charge means that installation was chosen; an invalid price or area is 0. */
export const cartLineCodec = codecOf(
  z.codec(cartLineWire, z.custom<CartLine>(), {
    decode: (wire) => ({
      lineId: wire.user_carts_id,
      boxes: wire.quantity,
      isInstallationChosen: (wire.installation_charge ?? 0) > 0,
      product: {
        id: wire.product_id,
        title: floorTitle(wire.product.title, wire.product_id),
        slug: wire.product.slug,
        picture: pictureFrom(wire.product.image, wire.product.image_facts, floorTitle(wire.product.title, wire.product_id)),
        priceCentsPerSqft: wire.product.price,
        pricePerBoxCents: wire.product.price_per_box ?? 0,
        sqftPerBox: wire.product.sqft_in_box ?? 0,
        ...stockFrom(wire.product.stock),
      },
    }),
    encode: (line) => ({
      user_carts_id: line.lineId,
      product_id: line.product.id,
      quantity: line.boxes,
      installation_charge: line.isInstallationChosen ? 1 : 0,
      product: {
        product_id: line.product.id,
        title: line.product.title,
        slug: line.product.slug,
        image: line.product.picture.src,
        image_facts: factsOf(line.product.picture),
        price: line.product.priceCentsPerSqft,
        price_per_box: line.product.pricePerBoxCents,
        sqft_in_box: line.product.sqftPerBox,
        ...stockFields(line.product),
      },
    }),
  }),
);

/** Newest first. With one line that cannot be read and no other it is empty: a shopper can still add to it. */
export const getCart = endpoint({
  method: 'POST',
  path: '/userauth/getusercarts',
  auth: 'key',
  encoding: 'none',
  input: nothing,
  output: tolerantList(cartLineCodec, z.object({ user_carts_id: wireNumber })),
});

export interface CartWrite {
  /** Set when an existing line is changed. */
  readonly lineId: number | null;
  readonly productId: number;
  /** As known to the page. The server uses its own. */
  readonly pricePerBoxCents: number;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
}

const cartForm = z.object({
  user_carts_id: z.optional(formId),
  'Usercarts[product_id]': formId,
  'Usercarts[price]': formHundredths,
  'Usercarts[quantity]': formNumber,
  'Usercarts[installation_charge]': z.optional(formNumber),
});

export const writeCartLine = endpoint({
  method: 'POST',
  path: '/userauth/addeditusercarts',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(cartForm, z.custom<CartWrite>(), {
      decode: (form) => ({
        lineId: form.user_carts_id ?? null,
        productId: form['Usercarts[product_id]'],
        pricePerBoxCents: form['Usercarts[price]'],
        boxes: form['Usercarts[quantity]'],
        isInstallationChosen: (form['Usercarts[installation_charge]'] ?? 0) > 0,
      }),
      encode: (write) => ({
        ...(write.lineId === null ? {} : { user_carts_id: write.lineId }),
        'Usercarts[product_id]': write.productId,
        'Usercarts[price]': write.pricePerBoxCents,
        'Usercarts[quantity]': write.boxes,
        'Usercarts[installation_charge]': write.isInstallationChosen ? 1 : 0,
      }),
    }),
  ),
  output: nothing,
});

export const deleteCartLine = endpoint({
  method: 'POST',
  path: '/userauth/deleteusercarts',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ user_carts_id: formId }), z.custom<number>(), {
      decode: (form) => form.user_carts_id,
      encode: (lineId) => ({ user_carts_id: lineId }),
    }),
  ),
  output: nothing,
});

const cartConflict = z.object({
  cart_conflict: z.object({ how: z.enum(['ordered', 'removed']), boxes: wireCount, order_number: wireTextOrNull }),
});

/** Additive: the `data` of a refused cart write whose line was ordered or removed elsewhere since the shopper saw the cart. */
export const cartConflictCodec = codecOf(
  z.codec(cartConflict, z.custom<CartEnding>(), {
    decode: ({ cart_conflict: { how, boxes, order_number } }) => ({ how, boxes, orderNumber: order_number }),
    encode: ({ how, boxes, orderNumber }) => ({ cart_conflict: { how, boxes, order_number: orderNumber } }),
  }),
);
