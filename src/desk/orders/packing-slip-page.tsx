import { Button, Group, Text } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../../domain/calendar-day';
import { boxesText, formatCount } from '../../domain/number-text';
import { deliveryDay } from '../../domain/order-life';
import { formatTelephone } from '../../domain/typed-contact';
import css from './paper.module.css';
import { useOrder } from './use-order';

/** One page that goes with the boxes: no prices. */
export function PackingSlipPage(): ReactNode {
  const { number } = useParams({ from: '/desk/orders/$number/slip' });
  const { order } = useOrder(number);
  if (order === null) return <Text>This order is not on the device, and the shop does not answer yet.</Text>;
  const day = deliveryDay(order.steps);
  return (
    <>
      <Group className={css['controls'] ?? ''} mb="md">
        <Button onClick={() => window.print()}>Print</Button>
        <Button component={Link} to={`/desk/orders/${number}`} variant="outline">
          Back to the order
        </Button>
      </Group>
      <article className={css['sheet']}>
        <h1>Packing slip {order.orderNumber}</h1>
        <div className={css['two']}>
          <div>
            <strong>{order.buyer.name}</strong>
            <br />
            {order.phone === null ? '' : formatTelephone(order.phone)}
            {order.jobName === null ? null : (
              <>
                <br />
                Job: {order.jobName}
              </>
            )}
          </div>
          <div>
            <strong>{order.fulfilment}</strong>
            <br />
            {order.addressText}
            {day === null ? null : (
              <>
                <br />
                {formatCalendarDay(day)}
              </>
            )}
          </div>
        </div>
        <table className={css['table']}>
          <thead>
            <tr>
              <th>Picked</th>
              <th>Floor</th>
              <th className={css['number']}>Boxes</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.productId}>
                <td className={css['box']}>☐</td>
                <td>{line.title}</td>
                <td className={css['number']}>{formatCount(line.boxes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <strong>{boxesText(order.bill.boxes)} in all</strong>
        </p>
        <p className={css['sign']}>Received by, and day</p>
      </article>
    </>
  );
}
