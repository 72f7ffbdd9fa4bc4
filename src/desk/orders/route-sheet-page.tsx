import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatCalendarDay } from '../../domain/calendar-day';
import { deliveryDay } from '../../domain/order-life';
import { boxesText } from '../../domain/number-text';
import { shopDayOf } from '../../domain/shop-day';
import { formatTelephone } from '../../domain/typed-contact';
import { useDay } from '../day/use-day';
import css from './paper.module.css';

/** The deliveries of a day, the nearest first. */
export function RouteSheetPage(): ReactNode {
  const day = useDay();
  const [chosen, setChosen] = useState(() => shopDayOf(Date.now()));
  const stops = (day?.orders ?? [])
    .filter(({ state, steps }) => (state === 'scheduled' || state === 'out') && deliveryDay(steps) === chosen)
    .toSorted((a, b) => (a.deliveryBasis?.miles ?? 0) - (b.deliveryBasis?.miles ?? 0));
  return (
    <>
      <Group className={css['controls'] ?? ''} mb="md" align="end">
        <TextInput type="date" label="Day" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)} />
        <Button onClick={() => window.print()} disabled={stops.length === 0}>
          Print
        </Button>
      </Group>
      <article className={css['sheet']}>
        <h1>Deliveries{chosen === '' ? '' : `, ${formatCalendarDay(chosen)}`}</h1>
        {stops.length === 0 ? <Text>No delivery is agreed for this day.</Text> : null}
        <table className={css['table']}>
          <tbody>
            {stops.map((order, index) => (
              <tr key={order.orderId}>
                <td>{index + 1}</td>
                <td>
                  <strong>{order.buyer.name}</strong>, {order.orderNumber}
                  <br />
                  {order.addressText}
                  <br />
                  {order.phone === null ? 'No telephone' : formatTelephone(order.phone)}
                </td>
                <td>
                  {order.lines.map((line) => (
                    <div key={line.productId}>
                      {boxesText(line.boxes)} {line.title}
                    </div>
                  ))}
                </td>
                <td className={css['box']}>☐</td>
              </tr>
            ))}
          </tbody>
        </table>
      </article>
    </>
  );
}
