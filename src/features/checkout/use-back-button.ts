import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showToast } from '../../ui/toast';
import { useStepToGoBack } from '../../ui/use-open-layer';

const STEPS_IN_HISTORY: readonly string[] = ['BACK', 'FORWARD', 'GO'];

interface CheckoutState {
  readonly isPaying: boolean;
  /** Null keeps the browser's behaviour. */
  readonly onBack: (() => void) | null;
}

/** Back must not leave the cart below the checkout, nor a running payment; a reload then asks first. */
export function useBackButton({ isPaying, onBack }: CheckoutState): void {
  const { history } = useRouter();
  useStepToGoBack();
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: isPaying,
        blockerFn: ({ action }) => {
          if (isPaying && STEPS_IN_HISTORY.includes(action)) {
            showToast({ message: 'Your payment is being processed. Please wait for the result.', tone: 'info' });
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
