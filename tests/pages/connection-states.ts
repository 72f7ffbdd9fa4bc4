import { act } from '@testing-library/react';
import { connection } from '../../src/offline/connection/connection';
import type { ShopServer } from './shop-server';

/** The connection is lost: nothing is answered any more, and the store has noticed. */
export function goOffline(server: ShopServer): void {
  server.isAway = true;
  act(() => connection.sawNoResponse());
}

/** The connection is back, as the browser tells it. */
export function comeBack(server: ShopServer): void {
  server.isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
}
