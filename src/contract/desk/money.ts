import * as z from 'zod/mini';
import type { DeskOrder } from '../../domain/desk/desk-order';
import type { Cents } from '../../domain/money';
import { LONGEST_NOTE } from '../../domain/desk/desk-act';
import { codecOf, readBy } from '../codec';
import { endpoint } from '../define-endpoint';
import { formHundredths, formId, formText, wireAmount, wireText } from '../wire-values';
import { deskOrderCodec } from './orders';

/** An order by its id and its number, which must be of one order. */
interface OfOrder {
  readonly orderId: number;
  readonly orderNumber: string;
}

export interface RefundAsked extends OfOrder {
  /** Null for all that is left. */
  readonly amountCents: Cents | null;
  /** Cancels the order too: all that is left goes back. */
  readonly isCancelling: boolean;
  /** Also where the same amount was refunded within the last day. */
  readonly isAgain: boolean;
}

export interface RefundPreview {
  readonly amountCents: Cents;
  readonly leftCents: Cents;
  /** What would happen, as the store tool says it. */
  readonly words: string;
}

const ofOrder = { order_id: formId, order_number: formText(40) };
const flag = z.optional(z.enum(['0', '1']));

/** Asks the payment provider, and changes nothing. */
export const previewRefund = endpoint({
  method: 'POST',
  path: '/desk/previewrefund',
  auth: 'owner',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ ...ofOrder, amount: z.optional(formHundredths), is_cancelling: flag, is_again: flag }), z.custom<RefundAsked>(), {
      decode: (form) => ({
        orderId: form.order_id,
        orderNumber: form.order_number,
        amountCents: form.amount ?? null,
        isCancelling: form.is_cancelling === '1',
        isAgain: form.is_again === '1',
      }),
      encode: ({ orderId, orderNumber, amountCents, isCancelling, isAgain }) => ({
        order_id: orderId,
        order_number: orderNumber,
        ...(amountCents === null ? {} : { amount: amountCents }),
        is_cancelling: isCancelling ? ('1' as const) : ('0' as const),
        is_again: isAgain ? ('1' as const) : ('0' as const),
      }),
    }),
  ),
  output: codecOf(
    z.codec(z.object({ amount: wireAmount, left: wireAmount, words: wireText }), z.custom<RefundPreview>(), {
      decode: ({ amount, left, words }) => ({ amountCents: amount, leftCents: left, words }),
      encode: ({ amountCents, leftCents, words }) => ({ amount: amountCents, left: leftCents, words }),
    }),
  ),
});

interface Pressed extends OfOrder {
  /** A UUID of the press: sent again, it moves no more money. */
  readonly id: string;
  /** As previewed; of a cancellation all that is left, else it is refused. */
  readonly amountCents: Cents;
  /** The shopper reads it in the mail. */
  readonly note: string | null;
}

export interface Refund extends Pressed {
  readonly isAgain: boolean;
}

export type Cancellation = Pressed;

export interface MoneyReply {
  /** What was done, for the owner. */
  readonly words: string;
  readonly order: DeskOrder | null;
}

const pressed = { ...ofOrder, id: z.uuid(), amount: formHundredths, note: z.optional(formText(LONGEST_NOTE)) };

const moneyReply = codecOf(
  z.codec(z.object({ words: wireText, order: z.nullable(readBy(deskOrderCodec, z.unknown())) }), z.custom<MoneyReply>(), {
    decode: ({ words, order }) => ({ words, order: order === null ? null : deskOrderCodec.decode(order) }),
    encode: ({ words, order }) => ({ words, order: order === null ? null : deskOrderCodec.encode(order) }),
  }),
);

interface PressedForm {
  readonly id: string;
  readonly order_id: number;
  readonly order_number: string;
  readonly amount: number;
  readonly note?: string | undefined;
}

const fromForm = (form: PressedForm): Pressed => ({
  id: form.id,
  orderId: form.order_id,
  orderNumber: form.order_number,
  amountCents: form.amount,
  note: form.note === undefined || form.note === '' ? null : form.note,
});

const toForm = ({ id, orderId, orderNumber, amountCents, note }: Pressed) => ({
  id,
  order_id: orderId,
  order_number: orderNumber,
  amount: amountCents,
  ...(note === null ? {} : { note }),
});

/** Money goes back to the card once for each press, however often it is sent. */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/desk/refund',
  auth: 'owner',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ ...pressed, is_again: flag }), z.custom<Refund>(), {
      decode: (form) => ({ ...fromForm(form), isAgain: form.is_again === '1' }),
      encode: (refund) => ({ ...toForm(refund), is_again: refund.isAgain ? ('1' as const) : ('0' as const) }),
    }),
  ),
  output: moneyReply,
});

/** With a refund of all that is left. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/desk/cancel',
  auth: 'owner',
  encoding: 'multipart',
  input: codecOf(z.codec(z.object(pressed), z.custom<Cancellation>(), { decode: fromForm, encode: toForm })),
  output: moneyReply,
});
