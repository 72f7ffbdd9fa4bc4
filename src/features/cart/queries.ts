import { queryOptions } from '@tanstack/react-query';
import { cartVersionIn, fetchCart } from '../../api/cart';
import type { CartLine } from '../../domain/cart';
import { serverCartVersion } from '../../offline/shown-cart';
import { callSignedIn } from '../session/call-signed-in';
import { sessionStore } from '../session/session-store';

async function readCart({ signal }: { readonly signal: AbortSignal }): Promise<readonly CartLine[]> {
  const accountId = sessionStore.accountId();
  let version: number | null = null;
  const onHeaders = (headers: Headers): void => {
    version = cartVersionIn(headers);
  };
  const lines = await fetchCart(undefined, { signal, onHeaders });
  if (version !== null && accountId !== null) serverCartVersion.set({ accountId, version });
  return lines;
}

export const cartQueries = {
  lines: (accountId: string | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'cart'],
      queryFn: (asked) => callSignedIn(() => readCart(asked)),
      enabled: accountId !== null,
      // Restored data may be older than the last change.
      staleTime: 0,
    }),
};
