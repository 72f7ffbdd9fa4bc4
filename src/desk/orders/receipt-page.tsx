import { Button, Group, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lineCents } from '../../domain/bill';
import { coveredBy, formatSqft } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import { boxesText, formatCount } from '../../domain/number-text';
import { paymentSentences } from '../../domain/payment-outcome';
import { deliveryNote, installationNote, nextSteps, receiptFigures } from '../../domain/receipt';
import { shopDayOf } from '../../domain/shop-day';
import { formatCalendarDay } from '../../domain/calendar-day';
import css from './paper.module.css';
import { useOrder } from './use-order';
import { receiptTexts } from '../../domain/receipt.texts';

/** One page for the shopper at the counter: the figures and words of the receipt on their own order page. */
export function ReceiptPage(): ReactNode {
  const { number } = useParams({ from: '/desk/orders/$number/receipt' });
  const { order } = useOrder(number);
  if (order === null) return <Text>This order is not on the device, and the shop does not answer yet.</Text>;
  const { bill, lines, fulfilment, addressText } = order;
  const notes = [
    deliveryNote(order),
    `Installation: ${installationNote(order)}`,
    ...nextSteps(order),
    ...paymentSentences(order, bill.totalCents),
  ];
  return (
    <>
      <Group className={css['controls'] ?? ''} mb="md">
        <Button onClick={() => window.print()}>Print</Button>
        <Button component={Link} to={`/desk/orders/${number}`} variant="outline">
          Back to the order
        </Button>
      </Group>
      <article className={css['sheet']}>
        <h1>Receipt {order.orderNumber}</h1>
        <div className={css['two']}>
          <div>
            <strong>{order.buyer.name}</strong>
            <br />
            {order.buyer.email}
            {order.jobName === null ? null : (
              <>
                <br />
                Job: {order.jobName}
              </>
            )}
          </div>
          <div>
            <strong>{fulfilment}</strong>
            <br />
            {fulfilment === 'Delivery' ? addressText : null}
            {fulfilment === 'Delivery' ? <br /> : null}
            Bought {formatCalendarDay(shopDayOf(order.placedAt))}
          </div>
        </div>
        <div className={css['wide']}>
          <table className={css['table']}>
            <thead>
              <tr>
                <th>Floor</th>
                <th className={css['number']}>Boxes</th>
                <th className={css['number']}>Sqft</th>
                <th className={css['number']}>Price / box</th>
                <th className={css['number']}>Total</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.productId}>
                  <td>{line.title}</td>
                  <td className={css['number']}>{formatCount(line.boxes)}</td>
                  <td className={css['number']}>{formatSqft(coveredBy(line.boxes, line.sqftPerBox))}</td>
                  <td className={css['number']}>{formatUsd(line.pricePerBoxCents)}</td>
                  <td className={css['number']}>{formatUsd(lineCents(line))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {receiptFigures(order).map(({ label, cents, words }) => (
                <tr key={label}>
                  <td colSpan={4}>{label}</td>
                  <td className={css['number']}>{words ?? formatUsd(cents)}</td>
                </tr>
              ))}
              <tr>
                <th colSpan={4}>
                  {receiptTexts.paid}, {boxesText(bill.boxes)}
                </th>
                <th className={css['number']}>{formatUsd(bill.totalCents)}</th>
              </tr>
            </tfoot>
          </table>
        </div>
        {notes
          .filter((note) => note !== '')
          .map((note) => (
            <p key={note} className={css['note']}>
              {note}
            </p>
          ))}
        <p>
          {order.isDemo ? 'Paid with a test card. Payment reference ' : 'Paid by card. Payment reference '}
          {order.paymentId}
        </p>
      </article>
    </>
  );
}
