import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../offline/connection/connection';
import { Button, Spinner } from '../../ui/button';
import { useIsLate } from '../../ui/use-now';
import { useAccountId } from '../session/session-store';
import { cartQueries } from './queries';
import { cartTexts } from './cart.texts';

/** A lost connection may raise no error, so the cart is asked for anew when it is back, and a retry is offered after a while. */
export function LoadingCart({ className }: { readonly className: string | undefined }) {
  const isLate = useIsLate();
  const queryClient = useQueryClient();
  const { queryKey } = cartQueries.lines(useAccountId());
  const askAnew = async () => {
    await queryClient.cancelQueries({ queryKey });
    await queryClient.refetchQueries({ queryKey });
  };
  const askAfterReturn = useEffectEvent(askAnew);
  useEffect(() => connection.subscribeReturn(() => void askAfterReturn()), []);
  return (
    <div>
      <p className={className} role="status">
        <Spinner /> {cartTexts.loading}
      </p>
      {isLate && (
        <div className={className} role="status">
          <p>{cartTexts.isSlow}</p>
          <Button variant="text" onClick={() => void askAnew()}>
            {cartTexts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
