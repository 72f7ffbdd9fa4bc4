import { Text, Title } from '@mantine/core';
import { roundingCents } from '../../domain/bill';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { formatUsd } from '../../domain/money';
import { paymentSentences } from '../../domain/payment-outcome';
import css from './order.module.css';

/** What was paid, and what became of it. */
export function BillPanel({ order }: { readonly order: DeskOrder }) {
  const { bill, promoCode, quoteNumber } = order;
  const rounding = roundingCents(bill);
  const figures: readonly (readonly [string, number])[] = [
    ['Items', bill.itemsCents],
    ['Delivery', bill.shippingCents],
    ['Tax', bill.taxCents],
    ['Installation', bill.installationCents],
    [promoCode === null ? 'Discount' : `Discount (${promoCode})`, -bill.discountCents],
    ['Rounding', rounding],
  ];
  return (
    <section className={css['panel']} aria-label="Payment">
      <Title order={2}>Paid {formatUsd(bill.totalCents)}</Title>
      <dl className={css['figures']}>
        {figures
          .filter(([, cents]) => cents !== 0)
          .map(([label, cents]) => (
            <Figure key={label} label={label} cents={cents} />
          ))}
      </dl>
      {quoteNumber === null ? null : <Text size="sm">At the prices of quote {quoteNumber}</Text>}
      {paymentSentences(order, bill.totalCents).map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
    </section>
  );
}

function Figure({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{formatUsd(cents)}</dd>
    </>
  );
}
