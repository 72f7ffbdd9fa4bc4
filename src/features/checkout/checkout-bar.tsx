import { BILL_LABELS } from '../../domain/bill';
import { formatUsd } from '../../domain/money';
import { WITHOUT_DELIVERY } from '../../domain/delivery-price';
import { BarFigures, StickyBar } from '../../ui/sticky-bar';
import type { Purchase } from './use-purchase';
import { Button } from '../../ui/button';
import { useIsOnline } from '../session/use-is-online';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './bill-panel.module.css';

interface CheckoutBarProps {
  readonly purchase: Purchase;
  readonly onProcess: () => void;
}

export function CheckoutBar({ purchase, onProcess }: CheckoutBarProps) {
  return (
    <StickyBar label="Checkout">
      <BarFigures amount={formatUsd(purchase.bill.totalCents)} note={purchase.isWithoutDelivery ? WITHOUT_DELIVERY : BILL_LABELS.total}>
        <ProcessButton onProcess={onProcess} isReady={purchase.settings !== undefined} />
      </BarFigures>
    </StickyBar>
  );
}

interface ProcessButtonProps {
  readonly onProcess: () => void;
  readonly isReady: boolean;
}

export function ProcessButton({ onProcess, isReady }: ProcessButtonProps) {
  const isOnline = useIsOnline();
  return (
    <div>
      <Button variant="primary" isWide disabled={!isOnline || !isReady} onClick={onProcess}>
        Process to Continue
      </Button>
      {!isOnline && (
        <p className={classNames(layout['caption'], layout['above2'], css['reason'])} data-bar-note>
          <span>You can keep editing offline. </span>
          Payment opens when you are back online.
        </p>
      )}
    </div>
  );
}
