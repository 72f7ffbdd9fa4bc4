import * as z from 'zod/mini';
import type { DeskAct, DeskActReply } from '../../domain/desk/desk-act';
import { LONGEST_NOTE, LONGEST_TAKER } from '../../domain/desk/desk-act';
import type { DeskHandover, DeskOrder, DeskOrderRow } from '../../domain/desk/desk-order';
import { isSignature, LONGEST_SIGNATURE } from '../../domain/desk/signature';
import { ORDER_STATES, STEP_KINDS, type OrderState } from '../../domain/order-life';
import { isCalendarDay } from '../../domain/calendar-day';
import { isWholeText } from '../../domain/whole-text';
import { codecOf, readBy, tolerantList } from '../codec';
import { endpoint } from '../define-endpoint';
import { orderCodec } from '../orders';
import { formId, formText, wireAmount, wireFlag, wireInstant, wireNumber, wireSlug, wireText, wireTextOrNull } from '../wire-values';

const noteWire = z.object({ at: wireInstant, by: wireText, text: wireText });

const handoverWire = z.object({ at: wireInstant, by: wireText, taken_by: wireText, signature: wireText });

const deskOrderWire = z.object({
  order: readBy(orderCodec, z.unknown()),
  /** One for each step, in their order. */
  steps_by: z.array(z.string()),
  buyer_name: wireText,
  buyer_email: wireText,
  phone: wireTextOrNull,
  quote_number: wireTextOrNull,
  flag: wireTextOrNull,
  notes: z.array(noteWire),
  picked: z.array(wireNumber),
  handover: z.nullable(handoverWire),
  /** Of lines that were sold with too few boxes on hand. */
  on_hand: z.array(z.object({ product_id: wireNumber, boxes: wireNumber })),
});

/** An order with what only the people behind the counter see. */
export const deskOrderCodec = codecOf(
  z.codec(deskOrderWire, z.custom<DeskOrder>(), {
    decode: (wire) => {
      const order = orderCodec.decode(wire.order);
      const onHand = new Map(wire.on_hand.map(({ product_id, boxes }) => [product_id, boxes]));
      return {
        ...order,
        placedAt: order.placedAt ?? 0,
        state: order.state ?? 'confirmed',
        lines: order.lines.map((line) => ({ ...line, onHand: onHand.get(line.productId) ?? null })),
        steps: order.steps.map((step, index) => ({ ...step, by: wire.steps_by[index] ?? '' })),
        buyer: { name: wire.buyer_name, email: wire.buyer_email },
        phone: wire.phone,
        quoteNumber: wire.quote_number,
        flag: wire.flag,
        notes: wire.notes,
        picked: wire.picked,
        handover: wire.handover === null ? null : handoverFrom(wire.handover),
      };
    },
    encode: (order) => ({
      order: orderCodec.encode(order),
      steps_by: order.steps.map(({ by }) => by),
      buyer_name: order.buyer.name,
      buyer_email: order.buyer.email,
      phone: order.phone,
      quote_number: order.quoteNumber,
      flag: order.flag,
      notes: [...order.notes],
      picked: [...order.picked],
      handover: order.handover === null ? null : handoverFacts(order.handover),
      on_hand: order.lines.flatMap(({ productId, onHand }) => (onHand === null ? [] : [{ product_id: productId, boxes: onHand }])),
    }),
  }),
);

function handoverFrom({ at, by, taken_by, signature }: z.output<typeof handoverWire>): DeskHandover {
  return { at, by, takenBy: taken_by, signature: isSignature(signature) ? signature : '' };
}

function handoverFacts({ at, by, takenBy, signature }: DeskHandover): z.output<typeof handoverWire> {
  return { at, by, taken_by: takenBy, signature };
}

/** By its number, or by the digits of its handover code. */
export const getDeskOrder = endpoint({
  method: 'POST',
  path: '/desk/order',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ order_number: formText(40) }), z.custom<string>(), {
      decode: ({ order_number }) => order_number,
      encode: (orderNumber) => ({ order_number: orderNumber }),
    }),
  ),
  output: deskOrderCodec,
});

export interface DeskOrdersSought {
  readonly words: string;
  /** Null for every state. */
  readonly state: OrderState | null;
  /** Null for the newest. */
  readonly beforeOrderId: number | null;
}

export const DESK_ORDERS_PER_PAGE = 50;

/** Of all orders, newest first, DESK_ORDERS_PER_PAGE at a time. */
export const searchDeskOrders = endpoint({
  method: 'POST',
  path: '/desk/orders',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(
      z.object({ words: z.optional(formText(200)), state: z.optional(z.enum(ORDER_STATES)), before_order_id: z.optional(formId) }),
      z.custom<DeskOrdersSought>(),
      {
        decode: ({ words, state, before_order_id }) => ({
          words: words ?? '',
          state: state ?? null,
          beforeOrderId: before_order_id ?? null,
        }),
        encode: ({ words, state, beforeOrderId }) => ({
          words,
          ...(state === null ? {} : { state }),
          ...(beforeOrderId === null ? {} : { before_order_id: beforeOrderId }),
        }),
      },
    ),
  ),
  output: tolerantList(
    codecOf(
      z.codec(
        z.object({
          order_id: wireNumber,
          order_number: wireSlug,
          placed_at: wireInstant,
          buyer_name: wireText,
          phone: wireTextOrNull,
          delivery_type: z.enum(['Pickup', 'Delivery']),
          boxes: wireNumber,
          total: wireAmount,
          state: z.enum(ORDER_STATES),
          day: wireTextOrNull,
          needs_look: wireFlag,
        }),
        z.custom<DeskOrderRow>(),
        {
          decode: (wire) => ({
            orderId: wire.order_id,
            orderNumber: wire.order_number,
            placedAt: wire.placed_at,
            buyerName: wire.buyer_name,
            phone: wire.phone,
            fulfilment: wire.delivery_type,
            boxes: wire.boxes,
            totalCents: wire.total,
            state: wire.state,
            day: wire.day,
            needsLook: wire.needs_look,
          }),
          encode: (row) => ({
            order_id: row.orderId,
            order_number: row.orderNumber,
            placed_at: row.placedAt,
            buyer_name: row.buyerName,
            phone: row.phone,
            delivery_type: row.fulfilment,
            boxes: row.boxes,
            total: row.totalCents,
            state: row.state,
            day: row.day,
            needs_look: row.needsLook,
          }),
        },
      ),
    ),
  ),
});

const id = z.int().check(z.minimum(1), z.maximum(999_999_999));
const ofOrder = { orderId: id, orderNumber: z.string().check(z.maxLength(40)) };
const day = z.string().check(z.refine(isCalendarDay));
const boxes = z.int().check(z.minimum(0), z.maximum(1_000_000));
const text = z.string().check(z.maxLength(LONGEST_NOTE), z.refine(isWholeText));
const instant = z.int().check(z.minimum(0), z.maximum(8e15));
const made = { id: z.uuid(), madeAt: instant };

/** Also the form in which a device keeps it until it is sent. */
export const deskActSchema = z.discriminatedUnion('kind', [
  z.object({
    ...made,
    ...ofOrder,
    kind: z.literal('step'),
    from: z.enum(ORDER_STATES),
    to: z.enum(['ready', 'scheduled', 'out', 'done']),
    day: z.nullable(day),
    note: z.nullable(text),
  }),
  z.object({
    ...made,
    ...ofOrder,
    kind: z.literal('undo'),
    seenKind: z.enum(STEP_KINDS),
    seenAt: instant,
    ofAct: z.optional(z.uuid()),
    earlierAt: z.optional(z.nullable(instant)),
  }),
  z.object({
    ...made,
    ...ofOrder,
    kind: z.literal('handover'),
    from: z.enum(ORDER_STATES),
    takenBy: z.string().check(z.minLength(1), z.maxLength(LONGEST_TAKER), z.refine(isWholeText)),
    signature: z.string().check(z.maxLength(LONGEST_SIGNATURE), z.refine(isSignature)),
  }),
  z.object({ ...made, ...ofOrder, kind: z.literal('note'), text: text.check(z.minLength(1)) }),
  z.object({ ...made, ...ofOrder, kind: z.literal('pick'), productId: id, isPicked: z.boolean() }),
  z.object({ ...made, kind: z.literal('sample'), sampleId: id, to: z.enum(['shipped', 'cancelled']) }),
  z.object({ ...made, kind: z.literal('answer'), messageId: id, isAnswered: z.boolean() }),
  z.object({ ...made, kind: z.literal('assign'), messageId: id, staffId: z.nullable(id) }),
  z.object({
    ...made,
    kind: z.literal('count'),
    slug: z.string().check(z.minLength(1), z.maxLength(200)),
    title: z.string().check(z.maxLength(300)),
    boxes: z.nullable(boxes),
    seenBoxes: z.nullable(boxes),
    seenAsOf: instant,
    backOn: z.nullable(day),
  }),
]);

/** In letters of JSON: a signature is the longest part. */
const LONGEST_ACT = LONGEST_SIGNATURE + 4_000;

/** Null for what is no act. */
export function readDeskAct(stored: unknown): DeskAct | null {
  const read = z.safeParse(deskActSchema, stored);
  return read.success ? read.data : null;
}

/** Steps, handovers, ticks, notes, samples, answers and counts: each done once, however often it is sent. */
export const doDeskAct = endpoint({
  method: 'POST',
  path: '/desk/act',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ act: readBy({ wire: { kind: 'schema', schema: deskActSchema } }, formText(LONGEST_ACT)) }), z.custom<DeskAct>(), {
      decode: ({ act }, payload) => {
        const read = readDeskAct(parsed(act));
        if (read !== null) return read;
        payload.issues.push({ code: 'custom', path: ['act'], message: 'expected JSON of an act', input: act.slice(0, 80) });
        return z.NEVER;
      },
      encode: (act) => ({ act: JSON.stringify(act) }),
    }),
  ),
  output: codecOf(
    z.codec(
      z.object({ outcome: z.enum(['done', 'conflict']), words: wireText, order: z.nullable(readBy(deskOrderCodec, z.unknown())) }),
      z.custom<DeskActReply>(),
      {
        decode: ({ outcome, words, order }) => ({ outcome, words, order: order === null ? null : deskOrderCodec.decode(order) }),
        encode: ({ outcome, words, order }) => ({ outcome, words, order: order === null ? null : deskOrderCodec.encode(order) }),
      },
    ),
  ),
});

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
