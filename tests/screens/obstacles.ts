import type { BrowserContext, Page } from 'playwright';

type Routable = Pick<BrowserContext | Page, 'route' | 'addInitScript'>;
export type Obstacle = (where: Routable) => Promise<unknown>;

/** Calls of the path never get a reply: the screen stays in its loading state. */
export const waiting = (path: string): Obstacle => (where) => where.route(`**/api${path}`, () => undefined);

/** No server to be reached, for any call. */
export const away: Obstacle = (where) => where.route('**/api/**', (route) => route.abort('connectionrefused'));

/** Calls of the path end without a reply. */
export const cutOff = (path: string): Obstacle => (where) => where.route(`**/api${path}`, (route) => route.abort('connectionrefused'));

/** The server replies to the path with a refusal and its words. */
export const refusing = (path: string, message: string): Obstacle => replyingWith(path, { status: 0, message, data: null });

/** The server replies to the path with this data. */
export const giving = (path: string, data: unknown): Obstacle => replyingWith(path, { status: 1, message: '', data });

/** The server has a fault of its own on the path. */
export const failing = (path: string): Obstacle => (where) => where.route(`**/api${path}`, (route) => route.fulfill({ status: 500, json: { status: 0, message: '', data: null } }));

/** The server replies to the path with something that is not its JSON, as a hotel's login page does. */
export const unreadable = (path: string): Obstacle => (where) => where.route(`**/api${path}`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }));

/** The shop's settings offer samples. */
export const samplesAreOffered: Obstacle = (where) =>
  where.route('**/api/beforeauth/setting', async (route) => {
    const response = await route.fetch();
    const reply: { readonly data: object } = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, offers_samples: true } } });
  });

function replyingWith(path: string, json: unknown): Obstacle {
  return (where) => where.route(`**/api${path}`, (route) => route.fulfill({ json }));
}

/** Several at once. */
export const all = (...obstacles: readonly Obstacle[]): Obstacle => async (where) => {
  for (const obstacle of obstacles) await obstacle(where);
};

/** A newer store is installed and waits, as far as the page can tell. */
export async function newVersionWaits(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const worker = Object.assign(new EventTarget(), { scriptURL: `${location.origin}/sw.js`, state: 'installed', postMessage: () => undefined });
    const registration = Object.assign(new EventTarget(), { waiting: worker, active: worker, installing: null, update: async () => undefined });
    const container = Object.assign(new EventTarget(), { controller: worker, ready: new Promise(() => undefined), register: async () => registration, getRegistration: async () => registration });
    Object.defineProperty(navigator, 'serviceWorker', { value: container });
  });
}

/** A defect of ours: the page cannot write a date. */
export async function datesAreBroken(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(Date.prototype, { getUTCDate: () => { throw new Error('a defect of ours'); } });
  });
}

/** What the page showed is saved; then the signal goes, and the page opens again. */
export async function againWithoutSignal(page: Page): Promise<void> {
  // Longer than the persister takes to write.
  await page.waitForTimeout(600);
  await away(page);
  await page.reload();
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  // Nothing listens before the screen has come to rest, and a fresh screen asks for nothing by itself.
  const pill = page.getByText('Offline', { exact: true }).first();
  for (let turn = 0; turn < 40 && !(await pill.isVisible()); turn += 1) {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await page.waitForTimeout(250);
  }
  await pill.waitFor();
}
