import { cartVersionIn } from '../../api/cart';
import { getCart } from '../../contract/cart';
import type { CartLine } from '../../domain/cart';
import { callInBackground, type BackgroundCall } from '../sync/background-call';
import type { Outbox } from './outbox';

/** Also saves its version. Throws the errors of `callInBackground`. */
export async function readServerCart(
  outbox: Pick<Outbox, 'noteCartVersion'>,
  accountId: string,
  limits: BackgroundCall,
): Promise<readonly CartLine[]> {
  let version: number | null = null;
  const onHeaders = (headers: Headers): void => {
    version = cartVersionIn(headers);
  };
  const lines = await callInBackground(getCart, undefined, { ...limits, onHeaders });
  if (version !== null) await outbox.noteCartVersion(accountId, version);
  return lines;
}
