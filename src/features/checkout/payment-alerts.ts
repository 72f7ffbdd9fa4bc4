import { formatUsd } from '../../domain/money';
import type { OrderReceipt } from '../../domain/order';
import { showAlert, showNews } from '../../ui/alert';

const REFUNDED = 'We could not make your order, so your payment was refunded in full.';
const WHAT_NOW =
  'Nothing was ordered, and your cart is as you left it. Your bank may take a few days to show the money again. You can order again, or call us.';

/** Dialogs: a toast would disappear too soon. */
export function showRefund(serverWords: string): void {
  showAlert(serverWords === '' ? REFUNDED : serverWords, WHAT_NOW);
}

/** Of a payment whose page was closed, or left. */
export function showOrder({ orderNumber, totalCents }: OrderReceipt): void {
  showNews({
    title: 'Thank You!',
    message: 'Order placed successfully!',
    detail: `Your payment of ${formatUsd(totalCents)} went through, and your order is ${orderNumber}. We send the receipt by email too.`,
    link: { href: `/orders/${encodeURIComponent(orderNumber)}`, label: 'View receipt' },
  });
}
