import type { BrowserContext, Page } from '@playwright/test';
import { getCart } from '../../src/contract/cart';
import { readEnvelope } from '../../src/contract/envelope';
import { AUTH_KEY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';

/** Boxes by product id in the signed-in shopper's cart at the server; may be asked for after the page is gone. */
export type ServerCart = () => Promise<Readonly<Record<string, number>>>;

/** Asks the server for the cart with the session of this page. */
export async function serverCartOf(page: Page): Promise<ServerCart> {
  const { origin } = new URL(page.url());
  const context = page.context();
  const authKey = await page.evaluate(() => localStorage.getItem('authKey'));
  return async () => {
    // Taken for each call: a reply that the page had meanwhile may have brought another.
    const token = (await context.cookies(origin)).find((cookie) => cookie.name === XSRF_COOKIE)?.value ?? '';
    const headers = { [AUTH_KEY_HEADER]: authKey ?? '', [XSRF_HEADER]: decodeURIComponent(token) };
    const response = await context.request.post(`${origin}/api${getCart.path}`, { headers });
    const outcome = readEnvelope(getCart.output, await response.json());
    if (outcome.kind !== 'success') throw new Error(`The server refused to tell the cart: ${outcome.message}`);
    return Object.fromEntries(outcome.data.map((line) => [line.product.id, line.boxes]));
  };
}

/** Puts so many boxes of the floor on the page into the cart. */
export async function addBoxes(page: Page, boxes: number): Promise<void> {
  await page.getByLabel('Boxes').fill(String(boxes));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
}

const HOLD = 'writes held by a test';

/**
 * From the next page on, writes to the cart fail as without a connection while everything else gets through; also the ones
 * the worker would make, since the browser offers no Background Sync.
 */
export async function holdWrites(context: BrowserContext): Promise<void> {
  await context.addInitScript((hold) => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    if (localStorage.getItem(hold) === null) localStorage.setItem(hold, 'on');
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const isHeld = url.endsWith('/addeditusercarts') && localStorage.getItem(hold) === 'on';
      return isHeld ? Promise.reject(new TypeError('Failed to fetch')) : send(input, init);
    };
  }, HOLD);
}

/** Lets the writes through, and tells the page that there is a connection. */
export async function releaseWrites(page: Page): Promise<void> {
  await page.evaluate((hold) => {
    localStorage.setItem(hold, 'off');
    window.dispatchEvent(new Event('online'));
  }, HOLD);
}
