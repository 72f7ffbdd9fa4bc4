import * as z from 'zod/mini';
import { isCalendarDay } from '../domain/calendar-day';
import { STEP_KINDS, type OrderStep, ORDER_STATES } from '../domain/order-life';
import { coveredBy } from '../domain/coverage';
import { isHandoverCode } from '../domain/handover-code';
import { DISPUTE_STATES, JOB_NAME_LENGTH, type Order, type OrderJob, type OrderLine, type OrderSearch } from '../domain/order';
import { codecOf, tolerantList, listField, nothing, readList } from './codec';
import {
  wireInstant,
  wireInstantOrNull,
  wireHundredthsOrNull,
  wireTextOrNull,
  formId,
  formText,
  wireAmount,
  wireCount,
  wireFlag,
  wireLocationSource,
  wireNumber,
  wireNumberOrNull,
  wireSlug,
  wireText,
} from './wire-values';
import { endpoint } from './define-endpoint';
import { factsOf, pictureFacts, pictureFrom } from './wire-picture';
import { floorTitle } from './wire-product';

const stepWire = z.object({
  kind: z.enum(STEP_KINDS),
  at: wireInstant,
  day: wireTextOrNull,
  refunded: wireHundredthsOrNull,
  note: wireTextOrNull,
});

/** Additive, oldest first. A step of an unknown kind is left out. */
const stepList = tolerantList(
  codecOf(
    z.codec(stepWire, z.custom<OrderStep>(), {
      decode: ({ kind, at, day, refunded, note }) => ({
        kind,
        at,
        day: day !== null && isCalendarDay(day) ? day : null,
        amountCents: refunded,
        note,
      }),
      encode: ({ kind, at, day, amountCents, note }) => ({ kind, at, day, refunded: amountCents, note }),
    }),
  ),
);

const lineWire = z.object({
  product_id: wireNumber,
  title: wireText,
  quantity: wireCount,
  price_per_box: wireAmount,
  sqft_in_box: wireAmount,
  slug: wireTextOrNull,
  image: wireTextOrNull,
  image_facts: pictureFacts,
});

const lineList = tolerantList(
  codecOf(
    z.codec(lineWire, z.custom<OrderLine>(), {
      decode: (line) => ({
        productId: line.product_id,
        title: floorTitle(line.title, line.product_id),
        boxes: line.quantity,
        pricePerBoxCents: line.price_per_box,
        sqftPerBox: line.sqft_in_box,
        slug: line.slug,
        picture: pictureFrom(line.image, line.image_facts, floorTitle(line.title, line.product_id)),
      }),
      encode: (line) => ({
        product_id: line.productId,
        title: line.title,
        quantity: line.boxes,
        price_per_box: line.pricePerBoxCents,
        sqft_in_box: line.sqftPerBox,
        slug: line.slug,
        image: line.picture.src,
        image_facts: factsOf(line.picture),
      }),
    }),
  ),
);

const orderWire = z.object({
  order_id: wireNumber,
  order_number: wireSlug,
  placed_at: wireInstantOrNull,
  order_status: wireText,
  payment_id: wireText,
  delivery_type: z.enum(['Pickup', 'Delivery']),
  address: wireTextOrNull,
  delivery_miles: wireNumberOrNull,
  band_min_mile: wireNumberOrNull,
  band_max_mile: wireNumberOrNull,
  delivery_location: wireLocationSource,
  promocode: wireTextOrNull,
  job_name: wireTextOrNull,
  handover_code: wireTextOrNull,
  taken_by: wireTextOrNull,
  demo: wireFlag,
  refunded: wireHundredthsOrNull,
  dispute: wireTextOrNull,
  state: wireTextOrNull,
  sub_total: wireAmount,
  tax: wireAmount,
  installation_charge: wireAmount,
  discount: wireAmount,
  shipping: wireAmount,
  total: wireAmount,
  lines: listField(lineList),
  steps: listField(stepList),
});

/** One order of a shopper's list. */
export const orderCodec = codecOf(
  z.codec(orderWire, z.custom<Order>(), {
    decode: (wire): Order => {
      const lines = readList(lineList, wire.lines);
      return {
        orderId: wire.order_id,
        orderNumber: wire.order_number,
        placedAt: wire.placed_at,
        orderStatus: wire.order_status,
        paymentId: wire.payment_id,
        fulfilment: wire.delivery_type,
        addressText: wire.address,
        deliveryBasis: basisFrom(wire),
        promoCode: wire.promocode,
        jobName: wire.job_name,
        handoverCode: wire.handover_code !== null && isHandoverCode(wire.handover_code) ? wire.handover_code : null,
        takenBy: wire.taken_by,
        isDemo: wire.demo,
        refundedCents: wire.refunded ?? 0,
        dispute: DISPUTE_STATES.find((state) => state === wire.dispute) ?? null,
        state: ORDER_STATES.find((state) => state === wire.state) ?? null,
        steps: readList(stepList, wire.steps),
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
      delivery_miles: order.deliveryBasis?.miles ?? null,
      band_min_mile: order.deliveryBasis?.band?.minMile ?? null,
      band_max_mile: order.deliveryBasis?.band?.maxMile ?? null,
      delivery_location: order.deliveryBasis?.locatedBy ?? null,
      promocode: order.promoCode,
      job_name: order.jobName,
      handover_code: order.handoverCode,
      taken_by: order.takenBy,
      demo: order.isDemo,
      refunded: order.refundedCents,
      dispute: order.dispute,
      state: order.state,
      sub_total: order.bill.itemsCents,
      tax: order.bill.taxCents,
      installation_charge: order.bill.installationCents,
      discount: order.bill.discountCents,
      shipping: order.bill.shippingCents,
      total: order.bill.totalCents,
      lines: lineList.encode(order.lines),
      steps: stepList.encode(order.steps),
    }),
  }),
);

function basisFrom(wire: z.output<typeof orderWire>): Order['deliveryBasis'] {
  const { delivery_miles: miles, band_min_mile: minMile, band_max_mile: maxMile, delivery_location: locatedBy } = wire;
  if (miles === null) return null;
  return { miles, locatedBy, band: minMile === null || maxMile === null ? null : { minMile, maxMile } };
}

const searchForm = z.object({ before_order_id: z.optional(formId), order_number: z.optional(formText(40)) });

const searchCodec = codecOf(
  z.codec(searchForm, z.custom<OrderSearch>(), {
    decode: (form) => ({ beforeOrderId: form.before_order_id ?? null, orderNumber: form.order_number ?? null }),
    encode: ({ beforeOrderId, orderNumber }) => ({
      ...(beforeOrderId === null ? {} : { before_order_id: beforeOrderId }),
      ...(orderNumber === null ? {} : { order_number: orderNumber }),
    }),
  }),
);

/** Additive: newest first. A back end without paging returns all. */
export const getOrders = endpoint({
  method: 'POST',
  path: '/userauth/getuserorders',
  auth: 'key',
  encoding: 'multipart',
  input: searchCodec,
  output: tolerantList(orderCodec),
});

const jobForm = z.object({ order_id: formId, job_name: formText(JOB_NAME_LENGTH) });

/** Additive: an empty name removes it. */
export const setOrderJob = endpoint({
  method: 'POST',
  path: '/userauth/setorderjob',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(jobForm, z.custom<OrderJob>(), {
      decode: ({ order_id: orderId, job_name: jobName }) => ({ orderId, jobName: jobName.trim() === '' ? null : jobName.trim() }),
      encode: ({ orderId, jobName }) => ({ order_id: orderId, job_name: jobName ?? '' }),
    }),
  ),
  output: nothing,
});
