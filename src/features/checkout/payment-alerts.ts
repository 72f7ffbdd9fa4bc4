import { formatUsd } from '../../domain/money';
import type { OrderReceipt } from '../../domain/order';
import { showAlert, showNews } from '../../ui/alert';
import { paymentTexts } from './payment.texts';
import { spokenPath } from '../../domain/languages';

/** Dialogs: a toast would disappear too soon. */
export function showRefund(serverWords: string): void {
  showAlert(serverWords === '' ? paymentTexts.refunded : serverWords, paymentTexts.nothingOrdered);
}

/** Of a payment whose page was closed, or left. */
export function showOrder({ orderNumber, totalCents }: OrderReceipt): void {
  showNews({
    title: paymentTexts.thankYou,
    message: paymentTexts.placed,
    detail: paymentTexts.wentThrough(formatUsd(totalCents), orderNumber),
    link: { href: spokenPath(`/orders/${encodeURIComponent(orderNumber)}`), label: paymentTexts.viewReceipt },
  });
}
