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
import { ThankYou } from './thank-you';
import { useBackButton } from './use-back-button';
import type { Purchase } from './use-purchase';
import type { Elements } from '../../ui/elements';

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
      showToast({ message: 'Order placed successfully!', tone: 'success' });
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
      <Dialog isOpen title="Thank You!" onClose={() => void leave()}>
        <ThankYou receipt={receipt} receiptLink={renderReceiptLink(receipt.orderNumber)} onContinue={() => void leave()} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen title="Checkout" size="wide" onClose={close} canClose={processing !== 'held'}>
      <CheckoutBody purchase={purchase} isProcessing={processing !== 'none'} onProcessing={follow} onOrdered={finish} onStop={close} />
    </Dialog>
  );
}
