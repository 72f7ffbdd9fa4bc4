import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { connection } from '../../src/offline/connection/connection';
import type { ShopServer } from './shop-server';

/** The connection is lost: nothing is answered any more, and the store has noticed. */
export function goOffline(server: ShopServer): void {
  server.isAway = true;
  act(() => connection.sawSilence());
}

/** The connection is back, as the browser tells it. */
export function comeBack(server: ShopServer): void {
  server.isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
}

/** Past the pause after a try, on the device's clock; until the test restores its mocks. */
export function letAMinutePass(): void {
  const [then, ticks] = [Date.now() + 60_000, performance.now()];
  vi.spyOn(Date, 'now').mockImplementation(() => then + performance.now() - ticks);
}
