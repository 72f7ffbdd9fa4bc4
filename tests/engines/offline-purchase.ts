import { getCart } from '../../src/contract/cart';
import { login } from '../../src/contract/session';
import { ContractClient, storeAt } from '../fixtures/contract-client';
import { until } from '../fixtures/until';
import type { EngineWindow } from './engine-window';

/** XPath of what a person would call it. Texts must not hold a single quote. */
const button = (name: string): string => `//button[normalize-space(.)='${name}']`;
const field = (label: string): string => `//*[@id=//label[normalize-space(.)='${label}']/@for]`;
const heading = (text: string): string => `//h1[normalize-space(translate(., '\u00a0', ' '))='${text}']`;
const named = (element: string, label: string): string => `//${element}[@aria-label='${label}']`;
const withText = (text: string): string => `//*[contains(text(), '${text}')]`;

/** The store behind the window, whose server comes and goes. */
export interface ComingAndGoing {
  readonly url: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export interface Step {
  readonly words: string;
  /** May tell what else is worth knowing. */
  readonly run: () => Promise<string | void>;
}

const MAPLE = { path: '/products/family-20-coastal-maple', title: 'Family 20 - Coastal Maple', id: 107 };
const UNVISITED = '/products/comfort-28-estate-oak';
const WAITING = withText('Waiting to sync');
const ONE_MORE = named('button', `One box of ${MAPLE.title} more`);

const SHOWN_IS_KEPT = `(async () => {
  const shown = [...document.images].filter((image) => image.complete && image.currentSrc.includes('/media/')).map((image) => image.currentSrc);
  const kept = await Promise.all(shown.map((address) => caches.match(address)));
  return navigator.serviceWorker.controller !== null && shown.length > 0 && kept.every((found) => found !== undefined);
})()`;
const PICTURE_SHOWS = `[...document.querySelectorAll('main img')].some((image) => image.naturalWidth > 10)`;
/** Whatever the page had planned for later: only an event can wake it now. */
const FORGET_TIMERS = `(() => { for (let timer = setTimeout(() => {}, 0); timer > 0; timer -= 1) clearTimeout(timer); })()`;
const NOTE_WHEN_HIDDEN = `(() => { document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') window.wasHidden = true; }); })()`;

/** A purchase prepared without a connection, from the first visit to the cart at the server. Each step needs the one before. */
export function offlinePurchase(window: EngineWindow, store: ComingAndGoing): readonly Step[] {
  const shopper = { email: `elena.${process.pid}.${Date.now()}@shopper.example`, password: 'seven oak planks' };
  const go = (path: string): Promise<void> => window.open(store.url + path);
  const untilSo = (what: string, isSo: () => Promise<boolean>): Promise<void> =>
    until(isSo).catch(async () => {
      throw new Error(
        `Waited in vain for ${what}; the page says: ${String(await window.ask('document.body.innerText').catch(String)).slice(0, 500)}`,
      );
    });
  const there = (xpath: string): Promise<void> => untilSo(xpath, async () => (await window.count(xpath)) > 0);
  const gone = (xpath: string): Promise<void> => untilSo(`the end of ${xpath}`, async () => (await window.count(xpath)) === 0);
  const isSo = (expression: string): Promise<void> =>
    untilSo(expression, async () => (await window.ask(expression).catch(() => false)) === true);
  const isRunning = (): Promise<void> => there("/html[@data-app='running']");
  const boxesAtServer = async (): Promise<number> => {
    const client = new ContractClient(storeAt(store.url));
    client.authKey = (await client.data(login, { ...shopper, deviceId: '', deviceName: 'Onlooker' })).authKey;
    const lines = await client.data(getCart, undefined);
    if (lines.some(({ product }) => product.id !== MAPLE.id) || lines.length > 1) throw new Error(`The cart holds ${lines.length} lines`);
    return lines[0]?.boxes ?? 0;
  };
  const arrives = async (boxes: number): Promise<void> => {
    await untilSo(`${boxes} boxes at the server`, async () => (await boxesAtServer()) === boxes);
    await gone(WAITING);
  };
  const oneMoreWithoutServer = async (): Promise<void> => {
    await store.kill();
    await window.click(ONE_MORE);
    await there(WAITING);
    await window.ask(FORGET_TIMERS);
    await window.ask(NOTE_WHEN_HIDDEN);
  };

  return [
    {
      words: 'visits the home page, the list and a floor, and signs up',
      async run() {
        for (const path of ['/', '/products', MAPLE.path]) {
          await go(path);
          await isRunning();
          await isSo(SHOWN_IS_KEPT);
        }
        await go(`/sign-up?redirect=${encodeURIComponent(MAPLE.path)}`);
        await isRunning();
        for (const [name, text] of Object.entries({
          firstName: 'Elena',
          lastName: 'Ruiz',
          email: shopper.email,
          password: shopper.password,
          confirmPassword: shopper.password,
        }))
          await window.type(`//input[@name='${name}']`, text);
        await window.click("//input[@type='checkbox']");
        await window.click(button('Sign up'));
        await there(heading(MAPLE.title));
        return (await window.ask(`'sync' in ServiceWorkerRegistration.prototype`)) === true
          ? 'this engine has Background Sync'
          : 'this engine has no Background Sync';
      },
    },
    {
      words: 'reloads the floor with the server gone: it is there, with its picture',
      async run() {
        await store.kill();
        await window.reload();
        await isRunning();
        await there(heading(MAPLE.title));
        await isSo(PICTURE_SHOWS);
      },
    },
    {
      words: 'browses: the list and the home page open, and a floor never visited says that it is not saved',
      async run() {
        for (const path of ['/products', '/']) {
          await go(path);
          await isRunning();
          await isSo(PICTURE_SHOWS);
        }
        await go(UNVISITED);
        await there("//h1[contains(., 'offline') or contains(., 'not saved') or contains(., 'no connection')]");
      },
    },
    {
      words: 'adds four boxes: saved on this device, and still waiting in the cart after a reload',
      async run() {
        await go(MAPLE.path);
        await isRunning();
        await window.type(field('Boxes'), '4');
        await window.click(button('Add to Cart'));
        await there(withText('Saved on this device.'));
        await go('/my-cart');
        await there(WAITING);
        await window.reload();
        await there(WAITING);
      },
    },
    {
      words: 'comes back: a page that starts sends the four boxes',
      async run() {
        await window.open('about:blank');
        await store.restart();
        await go('/my-cart');
        await arrives(4);
      },
    },
    {
      words: "adds one without the server, which comes back: the 'online' event sends it",
      async run() {
        await oneMoreWithoutServer();
        await store.restart();
        const before = await boxesAtServer();
        await window.ask("void window.dispatchEvent(new Event('online'))");
        await arrives(5);
        return before === 4 ? undefined : 'it had been sent before the event';
      },
    },
    {
      words: 'adds one without the server and looks at another tab; the server comes back: looking at the store again sends it',
      async run() {
        await oneMoreWithoutServer();
        const uncover = await window.cover();
        await store.restart();
        const before = await boxesAtServer();
        await uncover();
        const wasHidden = (await window.ask('window.wasHidden === true')) === true;
        if (!wasHidden) await window.ask("void document.dispatchEvent(new Event('visibilitychange'))");
        await arrives(6);
        return [
          wasHidden ? '' : 'this browser hides no tab when it runs like this: the event was made by hand',
          before === 5 ? '' : 'it had been sent before the event',
        ]
          .filter((note) => note !== '')
          .join('; ');
      },
    },
  ];
}
