import type { Page } from '@playwright/test';
import { readEnvelope } from '../../src/contract/envelope';
import { AUTH_KEY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { getOrders } from '../../src/contract/orders';
import type { Order } from '../../src/domain/order';

/** The signed-in shopper's orders, as the server tells them to the browser's own session. */
export async function ordersOf(page: Page): Promise<readonly Order[]> {
  const authKey = await page.evaluate(() => localStorage.getItem('authKey'));
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => cookie.name === XSRF_COOKIE)?.value ?? '';
  const response = await page.request.post(`${new URL(page.url()).origin}/api${getOrders.path}`, {
    headers: { [AUTH_KEY_HEADER]: authKey ?? '', [XSRF_HEADER]: decodeURIComponent(token) },
  });
  const outcome = readEnvelope(getOrders.output, await response.json());
  if (outcome.kind !== 'success') throw new Error(`The server refused to tell the orders: ${outcome.message}`);
  return outcome.data;
}
