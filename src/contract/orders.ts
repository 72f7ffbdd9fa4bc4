import * as z from 'zod/mini';
import { coveredBy } from '../domain/coverage';
import type { Order } from '../domain/order';
import { codecOf, nothing, tolerantList } from './codec';
import { endpoint } from './endpoint';
import { factsOf, pictureFacts, pictureFrom } from './wire-picture';
import { wireHundredths, wireInstant, wireNumber, wireText, wireTextOrNull } from './wire-values';

const orderWire = z.object({
  order_id: wireNumber,
  order_number: wireText,
  placed_at: wireInstant,
  order_status: wireText,
  payment_id: wireText,
  delivery_type: z.enum(['Pickup', 'Delivery']),
  address: wireTextOrNull,
  promocode: wireTextOrNull,
  sub_total: wireHundredths,
  tax: wireHundredths,
  installation_charge: wireHundredths,
  discount: wireHundredths,
  shipping: wireHundredths,
  total: wireHundredths,
  lines: z.array(
    z.object({
      product_id: wireNumber,
      title: wireText,
      quantity: wireNumber,
      price_per_box: wireHundredths,
      sqft_in_box: wireHundredths,
      slug: wireTextOrNull,
      image: wireTextOrNull,
      image_facts: pictureFacts,
    }),
  ),
});

const orderCodec = codecOf(
  z.codec(orderWire, z.custom<Order>(), {
    decode: (wire): Order => {
      const lines = wire.lines.map((line) => ({
        productId: line.product_id, title: line.title, boxes: line.quantity, pricePerBoxCents: line.price_per_box, sqftPerBox: line.sqft_in_box,
        slug: line.slug, picture: pictureFrom(line.image, line.image_facts, line.title),
      }));
      return {
        orderId: wire.order_id,
        orderNumber: wire.order_number,
        placedAt: wire.placed_at,
        orderStatus: wire.order_status,
        paymentId: wire.payment_id,
        fulfilment: wire.delivery_type,
        addressText: wire.address,
        promoCode: wire.promocode,
        lines,
        bill: {
          boxes: lines.reduce((sum, line) => sum + line.boxes, 0),
          area: lines.reduce((sum, line) => sum + coveredBy(line.boxes, line.sqftPerBox), 0),
          itemsCents: wire.sub_total,
          taxCents: wire.tax,
          installationCents: wire.installation_charge,
          discountCents: wire.discount,
          shippingCents: wire.shipping,
          totalCents: wire.total,
        },
      };
    },
    encode: (order) => ({
      order_id: order.orderId,
      order_number: order.orderNumber,
      placed_at: order.placedAt,
      order_status: order.orderStatus,
      payment_id: order.paymentId,
      delivery_type: order.fulfilment,
      address: order.addressText,
      promocode: order.promoCode,
      sub_total: order.bill.itemsCents,
      tax: order.bill.taxCents,
      installation_charge: order.bill.installationCents,
      discount: order.bill.discountCents,
      shipping: order.bill.shippingCents,
      total: order.bill.totalCents,
      lines: order.lines.map((line) => ({
        product_id: line.productId, title: line.title, quantity: line.boxes, price_per_box: line.pricePerBoxCents, sqft_in_box: line.sqftPerBox,
        slug: line.slug, image: line.picture.src, image_facts: factsOf(line.picture),
      })),
    }),
  }),
);

/** Additive: POST /userauth/getuserorders, the signed-in shopper's orders, newest first. */
export const getOrders = endpoint({
  method: 'POST', path: '/userauth/getuserorders', auth: 'key', encoding: 'none', input: nothing, output: tolerantList(orderCodec),
});
