import { expect, test, vi } from 'vitest';
import { caller } from '../api/call';
import { NetworkError } from '../api/errors';
import { getOrders } from '../contract/orders';
import { getSettings } from '../contract/site';
import { NEWEST_ORDERS } from '../domain/order';
import { connectToApi } from './connect-to-api';

const unreachable = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../api/xsrf-token', unreachable);
vi.mock('../features/session/session-store', unreachable);

test('A call whose code the device cannot load is told like any other missing connection', async () => {
  connectToApi('http://store.example');
  await expect(caller(getSettings)(undefined)).rejects.toBeInstanceOf(NetworkError);
  await expect(caller(getOrders)(NEWEST_ORDERS)).rejects.toBeInstanceOf(NetworkError);
});
