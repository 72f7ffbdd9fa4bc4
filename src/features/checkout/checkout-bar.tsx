import { BILL_LABELS } from '../../domain/bill';
import { formatUsd } from '../../domain/money';
import { WITHOUT_DELIVERY } from '../../domain/delivery-price';
import { BarFigures, StickyBar } from '../../ui/sticky-bar';
import { ProcessButton } from './process-button';
import type { Purchase } from './use-purchase';

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
