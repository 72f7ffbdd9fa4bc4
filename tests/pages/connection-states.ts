import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { connection } from '../../src/offline/connection/connection';
import { messages } from '../../src/offline/messages';
import { cartChanges } from '../../src/offline/cart';
import { closeStore } from './open-store';
import type { ShopServer } from './shop-server';

/** The connection is lost: no call gets a reply any more, and the store has noticed. */
export function goOffline(server: ShopServer): void {
  server.isAway = true;
  act(() => connection.sawSilence());
}

/** The connection is back, as the browser tells it. */
export function comeBack(server: ShopServer): void {
  server.isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
}

/** Between tests: nothing waits on the device any more, the store is closed and the connection there. */
export async function leaveNothingWaiting(): Promise<void> {
  vi.restoreAllMocks();
  if (cartChanges.accountId() !== null) await cartChanges.discardAll();
  for (const { id } of messages.entries()) await messages.drop(id);
  closeStore();
  act(() => connection.sawResponse());
}

/** Past the pause after a try, on the device's clock; until the test restores its mocks. */
export function letAMinutePass(): void {
  const [then, ticks] = [Date.now() + 60_000, performance.now()];
  vi.spyOn(Date, 'now').mockImplementation(() => then + performance.now() - ticks);
}
