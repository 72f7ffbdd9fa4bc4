import { useMemo } from 'react';
import { formatHandoverCode, handoverText } from '../../domain/handover-code';
import type { Order } from '../../domain/order';
import { isOver } from '../../domain/order-life';
import { classNames } from '../../ui/class-names';
import { CodePicture, useDrawnCodes } from '../../ui/code-picture';
import layout from '../../ui/layout.module.css';
import css from './handover-code.module.css';
import { orderPageTexts } from './order-page.texts';

/** Until the boxes are handed over. Early orders have none. */
export function HandoverCode({ order }: { readonly order: Order }) {
  const { handoverCode, orderNumber, fulfilment } = order;
  if (handoverCode === null || isOver(order)) return null;
  return <Shown code={handoverCode} orderNumber={orderNumber} isPickup={fulfilment === 'Pickup'} />;
}

interface ShownProps {
  readonly code: string;
  readonly orderNumber: string;
  readonly isPickup: boolean;
}

function Shown({ code, orderNumber, isPickup }: ShownProps) {
  const drawn = useDrawnCodes(useMemo(() => [handoverText(orderNumber, code)], [orderNumber, code]));
  return (
    <section className={classNames(layout['panel'], css['panel'])} aria-label={orderPageTexts.handoverCode}>
      <div className={css['picture']}>
        {drawn.map((each) => (
          <CodePicture key={each.text} code={each} label={orderPageTexts.codeOf(orderNumber)} failure={orderPageTexts.sayNumber} />
        ))}
      </div>
      <div className={css['words']}>
        <h2 className={css['head']}>{orderPageTexts.handoverCode}</h2>
        <p className={css['code']}>{formatHandoverCode(code)}</p>
        <p className={layout['quiet']}>{isPickup ? orderPageTexts.showAtPickup : orderPageTexts.showAtDelivery}</p>
      </div>
    </section>
  );
}
