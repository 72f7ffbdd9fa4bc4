import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { cartChanges } from '../../src/offline/cart';

/** Closes the store as at a cold start: the device's unsent changes are not read before the returned function is called. */
export async function coldCart(): Promise<() => Promise<void>> {
  cleanup();
  const accountId = cartChanges.accountId();
  await cartChanges.open(null);
  const opening = vi.spyOn(cartChanges, 'open').mockResolvedValue();
  return () =>
    act(async () => {
      opening.mockRestore();
      await cartChanges.open(accountId);
    });
}
