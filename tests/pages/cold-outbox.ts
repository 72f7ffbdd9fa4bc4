import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { outbox } from '../../src/offline/outbox/outbox';

/** Closes the store as at a cold start: the device's unsent changes are not read before the returned function is called. */
export async function coldOutbox(): Promise<() => Promise<void>> {
  cleanup();
  await outbox.open(null);
  let load = (): void => undefined;
  const code = new Promise<void>((resolve) => (load = resolve));
  const open = outbox.open.bind(outbox);
  vi.spyOn(outbox, 'open').mockImplementation(async (accountId) => {
    await code;
    await open(accountId);
  });
  return () => act(async () => load());
}
