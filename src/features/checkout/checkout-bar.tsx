import { useId } from 'react';
import { billTexts } from '../../domain/bill.texts';
import { deliveryPriceTexts } from '../../domain/delivery-price.texts';
import { formatUsd } from '../../domain/money';
import { BarFigures, StickyBar } from '../../ui/sticky-bar';
import type { Purchase } from './use-purchase';
import { Button } from '../../ui/button';
import { useIsOnline } from '../session/use-is-online';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './bill-panel.module.css';
import { myCartTexts } from './my-cart.texts';

interface CheckoutBarProps {
  readonly purchase: Purchase;
  readonly onProcess: () => void;
}

export function CheckoutBar({ purchase, onProcess }: CheckoutBarProps) {
  return (
    <StickyBar label={myCartTexts.checkout}>
      <BarFigures
        amount={formatUsd(purchase.bill.totalCents)}
        note={purchase.isWithoutDelivery ? deliveryPriceTexts.withoutDelivery : billTexts.total}
      >
        <ProcessButton onProcess={onProcess} purchase={purchase} />
      </BarFigures>
    </StickyBar>
  );
}

interface ProcessButtonProps {
  readonly purchase: Purchase;
  readonly onProcess: () => void;
}

/** A total that no card can pay is said where it is paid; a press says it again. */
export function ProcessButton({ purchase: { settings, cardProblem }, onProcess }: ProcessButtonProps) {
  const isOnline = useIsOnline();
  const reasonId = useId();
  const hasReason = !isOnline || cardProblem !== null;
  return (
    <div className={css['process']}>
      <Button
        variant="primary"
        isWide
        disabled={!isOnline || settings === undefined}
        aria-describedby={hasReason ? reasonId : undefined}
        onClick={onProcess}
      >
        {myCartTexts.process}
      </Button>
      {hasReason && (
        <div id={reasonId} className={classNames(layout['caption'], layout['above2'], css['reason'])} data-bar-note>
          {cardProblem !== null && <p className={css['limit']}>{cardProblem}</p>}
          {!isOnline && (
            <p>
              <span>{myCartTexts.editOffline}</span>
              {myCartTexts.opensOnline}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
