import * as z from 'zod/mini';
import type { DeskMessage, DeskPerson, DeskSample, DeskSnapshot } from '../../domain/desk/snapshot';
import type { StockCount } from '../../domain/desk/stock-count';
import { codecOf, readBy, tolerantList } from '../codec';
import { endpoint } from '../define-endpoint';
import { formText, wireInstant, wireInstantOrNull, wireNumber, wireSlug, wireText, wireTextOrNull } from '../wire-values';
import { deskOrderCodec } from './orders';

const orders = tolerantList(deskOrderCodec);

const sampleWire = z.object({
  sample_id: wireNumber,
  name: wireText,
  address: wireText,
  phone: wireText,
  email: wireText,
  ordered_at: wireInstant,
  floors: z.array(z.object({ product_id: wireNumber, title: wireText })),
});

const samples = tolerantList(
  codecOf(
    z.codec(sampleWire, z.custom<DeskSample>(), {
      decode: ({ sample_id, address, ordered_at, floors, ...sample }) => ({
        ...sample,
        sampleId: sample_id,
        addressText: address,
        orderedAt: ordered_at,
        floors: floors.map(({ product_id, title }) => ({ productId: product_id, title })),
      }),
      encode: ({ sampleId, addressText, orderedAt, floors, ...sample }) => ({
        ...sample,
        sample_id: sampleId,
        address: addressText,
        ordered_at: orderedAt,
        floors: floors.map(({ productId, title }) => ({ product_id: productId, title })),
      }),
    }),
  ),
);

const messages = tolerantList(
  codecOf(
    z.codec(
      z.object({
        message_id: wireNumber,
        at: wireInstant,
        name: wireText,
        email: wireText,
        text: wireText,
        assigned_to: z.optional(z.nullable(wireNumber)),
      }),
      z.custom<DeskMessage>(),
      {
        decode: ({ message_id, assigned_to, ...message }) => ({ ...message, messageId: message_id, assignedTo: assigned_to ?? null }),
        encode: ({ messageId, assignedTo, ...message }) => ({ ...message, message_id: messageId, assigned_to: assignedTo }),
      },
    ),
  ),
);

const stock = tolerantList(
  codecOf(
    z.codec(
      z.object({
        product_id: wireNumber,
        slug: wireSlug,
        title: wireText,
        boxes: z.nullable(wireNumber),
        counted_on: wireTextOrNull,
        back_on: wireTextOrNull,
      }),
      z.custom<StockCount>(),
      {
        decode: ({ product_id, slug, title, boxes, counted_on, back_on }) => ({
          productId: product_id,
          slug,
          title,
          boxesOnHand: boxes,
          countedOn: counted_on,
          backOn: back_on,
        }),
        encode: ({ productId, slug, title, boxesOnHand, countedOn, backOn }) => ({
          product_id: productId,
          slug,
          title,
          boxes: boxesOnHand,
          counted_on: countedOn,
          back_on: backOn,
        }),
      },
    ),
  ),
);

const people = tolerantList(
  codecOf(
    z.codec(z.object({ staff_id: wireNumber, name: wireText }), z.custom<DeskPerson>(), {
      decode: ({ staff_id, name }) => ({ staffId: staff_id, name }),
      encode: ({ staffId, name }) => ({ staff_id: staffId, name }),
    }),
  ),
);

/** Also the form in which it lies on a device. */
export const snapshotCodec = codecOf(
  z.codec(
    z.object({
      as_of: wireInstant,
      today: z.string(),
      orders: readBy(orders, z.unknown()),
      more_orders: wireNumber,
      samples: readBy(samples, z.unknown()),
      messages: readBy(messages, z.unknown()),
      stock: readBy(stock, z.unknown()),
      people: z.optional(readBy(people, z.unknown())),
      failed_mails: wireNumber,
      backed_up_at: wireInstantOrNull,
    }),
    z.custom<DeskSnapshot>(),
    {
      decode: (wire) => ({
        asOf: wire.as_of,
        today: wire.today,
        orders: orders.decode(wire.orders),
        moreOrders: wire.more_orders,
        samples: samples.decode(wire.samples),
        messages: messages.decode(wire.messages),
        stock: stock.decode(wire.stock),
        people: people.decode(wire.people ?? []),
        failedMails: wire.failed_mails,
        backedUpAt: wire.backed_up_at,
      }),
      encode: (snapshot) => ({
        as_of: snapshot.asOf,
        today: snapshot.today,
        orders: orders.encode(snapshot.orders),
        more_orders: snapshot.moreOrders,
        samples: samples.encode(snapshot.samples),
        messages: messages.encode(snapshot.messages),
        stock: stock.encode(snapshot.stock),
        people: people.encode(snapshot.people),
        failed_mails: snapshot.failedMails,
        backed_up_at: snapshot.backedUpAt,
      }),
    },
  ),
);

export interface MarkedSnapshot {
  /** Names this state; sent with the next question. */
  readonly mark: string;
  /** Null when nothing has changed since the mark that was sent. */
  readonly snapshot: DeskSnapshot | null;
}

/** What the day needs, asked for every few seconds by an open Desk. */
export const getDeskSnapshot = endpoint({
  method: 'POST',
  path: '/desk/snapshot',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ known: z.optional(formText(100)) }), z.custom<string>(), {
      decode: ({ known }) => known ?? '',
      encode: (known) => ({ known }),
    }),
  ),
  output: codecOf(
    z.codec(z.object({ mark: z.string(), snapshot: z.nullable(readBy(snapshotCodec, z.unknown())) }), z.custom<MarkedSnapshot>(), {
      decode: ({ mark, snapshot }) => ({ mark, snapshot: snapshot === null ? null : snapshotCodec.decode(snapshot) }),
      encode: ({ mark, snapshot }) => ({ mark, snapshot: snapshot === null ? null : snapshotCodec.encode(snapshot) }),
    }),
  ),
});
