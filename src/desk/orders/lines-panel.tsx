import { Checkbox, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { isPicked } from '../../domain/desk/desk-order';
import { isOver } from '../../domain/order-life';
import { boxesText, formatCount } from '../../domain/number-text';
import { Pic } from '../../ui/product-picture';
import { deskActs } from '../acts/desk-acts';
import { troubleText } from './next-step';
import css from './order.module.css';
import { TickByTag } from './tick-by-tag';

/** The boxes to pick, ticked one floor after the other. */
export function LinesPanel({ order }: { readonly order: DeskOrder }) {
  const isOpen = !isOver(order);
  const [failure, setFailure] = useState('');
  const tick = (productId: number, isTicked: boolean): void => {
    const { orderId, orderNumber } = order;
    setFailure('');
    void deskActs
      .make({ kind: 'pick', orderId, orderNumber, productId, isPicked: isTicked })
      .catch((error: unknown) => setFailure(troubleText(error)));
  };
  return (
    <section className={css['panel']} aria-label="Boxes">
      <Title order={2}>
        {boxesText(order.bill.boxes)}
        {isOpen && isPicked(order) ? ', all picked' : ''}
      </Title>
      <div>
        {order.lines.map((line) => (
          <div key={line.productId} className={css['line']} data-picked={order.picked.includes(line.productId) || undefined}>
            <Pic picture={line.picture} sizes="72px" className={css['picture']} isDecorative />
            <div>
              <p className={css['title']}>{line.title}</p>
              <p className={css['boxes']}>{boxesText(line.boxes)}</p>
              {line.onHand === null ? null : <p className={css['short']}>{formatCount(line.onHand)} were on hand when it was sold</p>}
            </div>
            {isOpen ? (
              <Checkbox
                size="lg"
                aria-label={`${line.title} is picked`}
                checked={order.picked.includes(line.productId)}
                onChange={(event) => tick(line.productId, event.currentTarget.checked)}
              />
            ) : null}
          </div>
        ))}
      </div>
      {failure === '' ? null : (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      {isOpen && !isPicked(order) ? <TickByTag order={order} onTick={(productId) => tick(productId, true)} /> : null}
      {order.bill.installationCents > 0 ? <Text size="sm">With installation: the installers bring their tools.</Text> : null}
    </section>
  );
}
