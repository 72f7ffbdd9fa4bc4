import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderReceipt } from '../../domain/order';
import { cartChoices } from '../../offline/cart-choices';
import { updateGate } from '../../offline/worker/update-gate';
import { Dialog } from '../../ui/dialog';
import { showToast } from '../../ui/toast';
import { rereadCart } from '../cart/follow-server-cart';
import { sessionStore } from '../session/session-store';
import { CheckoutBody } from './checkout-body';
import type { Processing } from './payment-form';
import type { Purchase } from './use-purchase';
import type { Elements } from '../../ui/elements';
import { formatUsd } from '../../domain/money';
import { OrderTitle } from '../../ui/order-title';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './checkout.module.css';
import { useStepToGoBack } from '../../ui/use-open-layer';
import { checkoutTexts } from './checkout.texts';

export interface CheckoutDialogProps {
  readonly purchase: Purchase;
  readonly renderReceiptLink: (orderNumber: string) => Elements;
  readonly onClose: () => void;
}

export function CheckoutDialog({ purchase, renderReceiptLink, onClose }: CheckoutDialogProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [receipt, setReceipt] = useState<OrderReceipt | null>(null);
  const [processing, setProcessing] = useState<Processing>('none');
  /** Somebody else may log in, in another tab, before the reply. */
  const payer = useRef(sessionStore.accountId());

  useEffect(() => updateGate.block('checkout'), []);
  useBackButton({ isPaying: processing === 'held', onBack: receipt === null ? onClose : null });

  const finish = useCallback(
    (made: OrderReceipt) => {
      setReceipt(made);
      showToast({ message: checkoutTexts.placed, tone: 'success' });
      // Only once the cart is empty: the choices belong to the order.
      const accountId = payer.current;
      rereadCart(queryClient, accountId)
        .catch(() => undefined)
        .finally(() => cartChoices.clear(accountId));
    },
    [queryClient],
  );

  const close = () => {
    purchase.acceptChanges();
    onClose();
  };

  const follow = (now: Processing) => {
    if (now === 'held') payer.current = sessionStore.accountId();
    setProcessing(now);
  };

  async function leave() {
    await router.navigate({ to: '/' });
    onClose();
  }

  if (receipt !== null) {
    return (
      <Dialog isOpen title={checkoutTexts.thankYou} onClose={() => void leave()}>
        <ThankYou receipt={receipt} receiptLink={renderReceiptLink(receipt.orderNumber)} onContinue={() => void leave()} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen title={checkoutTexts.checkout} size="wide" onClose={close} canClose={processing !== 'held'}>
      <CheckoutBody purchase={purchase} isProcessing={processing !== 'none'} onProcessing={follow} onOrdered={finish} onStop={close} />
    </Dialog>
  );
}

interface ThankYouProps {
  readonly receipt: OrderReceipt;
  readonly receiptLink: Elements;
  readonly onContinue: () => void;
}

function ThankYou({ receipt, receiptLink, onContinue }: ThankYouProps) {
  const next = useRef<HTMLButtonElement>(null);
  // The focused pay button was removed.
  useEffect(() => next.current?.focus(), []);
  return (
    <div role="status" className={css['done']}>
      <p className={layout['quiet']}>{checkoutTexts.wentThrough}</p>
      <p className={classNames(layout['figures'], css['paidSum'])} translate="no">
        {formatUsd(receipt.totalCents)}
      </p>
      <p className={classNames(layout['caption'], css['number'])}>
        <OrderTitle orderNumber={receipt.orderNumber} />
      </p>
      <Button ref={next} variant="primary" isWide onClick={onContinue} data-autofocus>
        {checkoutTexts.continue}
      </Button>
      {receiptLink}
    </div>
  );
}

const STEPS_IN_HISTORY: readonly string[] = ['BACK', 'FORWARD', 'GO'];

interface CheckoutState {
  readonly isPaying: boolean;
  /** Null keeps the browser's behaviour. */
  readonly onBack: (() => void) | null;
}

/** Back must not leave the cart below the checkout, nor a running payment; a reload then asks first. */
function useBackButton({ isPaying, onBack }: CheckoutState): void {
  const { history } = useRouter();
  useStepToGoBack();
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: isPaying,
        blockerFn: ({ action }) => {
          if (isPaying && STEPS_IN_HISTORY.includes(action)) {
            showToast({ message: checkoutTexts.isBeingProcessed, tone: 'info' });
            return true;
          }
          if (onBack === null || action !== 'BACK') return false;
          onBack();
          return true;
        },
      }),
    [history, isPaying, onBack],
  );
}
