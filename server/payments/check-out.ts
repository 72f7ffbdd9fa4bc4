import { refundedPayment } from '../../src/contract/refunded-payment';
import type { OrderReceipt } from '../../src/domain/order';
import { HttpProblem, Refusal, UnknownId } from '../http/problems';
import { findOrderByPayment } from '../repositories/orders';
import type { Payment } from './payment-provider';
import { settlePayment, type SettleContext } from './settle-payment';
import { paymentRefusalsTexts } from './payment-refusals.texts';

/** Idempotent: every call returns the same receipt. Throws Refusal. */
export async function checkOut(context: SettleContext, userId: number, paymentId: string): Promise<OrderReceipt> {
  const earlier = await findOrderByPayment(context.db, paymentId);
  if (earlier !== null) {
    if (earlier.userId !== userId) throw unknownPayment();
    return receiptOf(earlier);
  }
  const payment = await ownPayment(context, userId, paymentId);
  if (payment.status !== 'succeeded') throw new Refusal(paymentRefusalsTexts.status(payment.status));
  const settlement = await settlePayment(context, payment);
  switch (settlement.kind) {
    case 'ordered':
      return receiptOf(settlement.receipt);
    case 'owed':
      // Not a Refusal: the money has moved, so the page must keep retrying.
      throw new HttpProblem(503, paymentRefusalsTexts.orderOwed, { 'Retry-After': '30' });
    case 'refunded':
      throw new Refusal(paymentRefusalsTexts.refunded, refundedPayment.encode({ refunded: true }));
    case 'unknown':
      throw unknownPayment();
  }
}

/** A payment of another shopper, mode or currency counts as missing. */
async function ownPayment({ provider }: SettleContext, userId: number, paymentId: string): Promise<Payment> {
  const payment = /^pi_\w{1,200}$/.test(paymentId) ? await provider.find(paymentId) : null;
  if (payment === null || payment.userId !== userId || payment.currency !== 'usd' || payment.isLive !== provider.isLive)
    throw unknownPayment();
  return payment;
}

const unknownPayment = (): Refusal => new UnknownId(paymentRefusalsTexts.unknownPayment);

const receiptOf = ({ orderId, orderNumber, totalCents }: OrderReceipt): OrderReceipt => ({ orderId, orderNumber, totalCents });
