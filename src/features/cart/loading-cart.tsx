import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { connection } from '../../offline/connection/connection';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { useIsLate } from '../../ui/use-is-late';
import { useAccountId } from '../session/session-store';
import { cartQueries } from './queries';

/** A lost connection may raise no error, so a retry is offered after a while. */
export function LoadingCart({ className }: { readonly className: string | undefined }) {
  const isLate = useIsLate();
  return (
    <div>
      <p className={className} role="status">
        <Spinner /> Loading your cart...
      </p>
      {isLate && <LateCart className={className} />}
    </div>
  );
}

function LateCart({ className }: { readonly className: string | undefined }) {
  const queryClient = useQueryClient();
  const { queryKey } = cartQueries.lines(useAccountId());
  const askAnew = async () => {
    await queryClient.cancelQueries({ queryKey });
    await queryClient.refetchQueries({ queryKey });
  };
  const askAfterReturn = useEffectEvent(askAnew);
  // The request may have been lost with the connection, which raises no error.
  useEffect(() => connection.subscribeReturn(() => void askAfterReturn()), []);
  return (
    <div className={className} role="status">
      <p>The store is slow to answer. We are still trying.</p>
      <Button variant="text" onClick={() => void askAnew()}>
        Try again
      </Button>
    </div>
  );
}
