import { rm } from 'node:fs/promises';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { askRunningStore } from '../../server/cli/tool-socket';
import { openFaultProxy, type FaultProxy } from '../faults/fault-proxy';
import { startStore, type RunningStore } from '../fixtures/running-store';
import { copySeededFolder, FOR_A_SHORT_LIFE } from './seeded-folder';
import { withoutWorker } from './other-device';

interface StoreHandle {
  readonly url: string;
  /** Its data folder. */
  readonly folder: string;
  /** A command of the owner's tool, given to the running store; of a shared one, a command that only reads. */
  tool(...command: readonly string[]): Promise<string>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Starts again on the same data and the same port; as another build or with other settings if they are given. */
  restart(as?: { readonly program?: string; readonly env?: Readonly<Record<string, string>> }): Promise<void>;
}

interface Fixtures {
  /** For tests that leave the store as it is but for shoppers of their own: a start costs more than most tests. */
  readonly sharesStore: boolean;
  /**
   * False for tests of what a page shows: a browser without service workers, as some are in a private window. The worker of a
   * first visit fetches the whole store, which takes longer than to open a page and to look at it.
   */
  readonly hasWorker: boolean;
  /** A seeded store: of this test's own, or one that it shares. */
  readonly store: StoreHandle;
  /** Console errors and warnings, page errors and policy violations; a test fails on any it did not expect. */
  readonly complaints: string[];
  /** A network in front of the store, on which faults happen. Visit the store at its `url`. ('proxy' is the runner's own word.) */
  readonly network: FaultProxy;
}

interface WorkerFixtures {
  /** The same store for every test of a worker that asks for it. */
  readonly openSharedStore: () => Promise<StoreHandle>;
}

const IGNORED = [
  /Failed to load resource: net::ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED|FAILED)/,
  /net::ERR_(CONNECTION|SOCKET_NOT_CONNECTED)/,
  // Of a visitor's first calls, those that another reply overtakes with the cookie: refused and sent again (src/api/call.ts).
  /^Failed to load resource: the server responded with a status of 403/,
  // What the page itself says of a store that is away.
  /^No response from the server$/,
  /^The response was cut off$/,
];

/** Whether a command of the owner's tool leaves a store as it is: an order with a further word takes a step. */
const isRead = ([name, what, verb]: readonly string[]): boolean =>
  name === 'tags' || (name === 'messages' && what === undefined) || (name === 'order' && verb === undefined);

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharesStore: [false, { option: true }],
  hasWorker: [true, { option: true }],

  context: async ({ context, hasWorker }, use) => {
    if (!hasWorker) await withoutWorker(context);
    await use(context);
  },

  openSharedStore: [
    async ({}, use) => {
      let opened: Promise<OpenedStore> | undefined;
      await use(async () => {
        opened ??= openStore();
        const { handle } = await opened;
        const refuse = (): Promise<never> => Promise.reject(new Error('Other tests shop here too: take a store of your own'));
        const read: StoreHandle['tool'] = (...command) => (isRead(command) ? handle.tool(...command) : refuse());
        return { ...handle, tool: read, kill: refuse, stop: refuse, restart: refuse };
      });
      await (await opened)?.close();
    },
    { scope: 'worker' },
  ],

  store: async ({ sharesStore, openSharedStore }, use) => {
    if (sharesStore) {
      await use(await openSharedStore());
      return;
    }
    const { handle, close } = await openStore();
    await use(handle);
    await close();
  },

  network: async ({ store }, use) => {
    const network = await openFaultProxy(store.url);
    await use(network);
    await network.close();
  },

  complaints: [
    async ({ page }, use) => {
      const heard: string[] = [];
      listen(page, heard);
      await use(heard);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],

  baseURL: async ({ store }, use) => use(store.url),
});

/**
 * For the tests of one file, which then run in turn on one store of their own; `prepare` makes it theirs. A start costs more than most tests.
 * Each must find what it needs whatever those before it left.
 */
export function testOnOneStore(prepare: (store: StoreHandle) => Promise<void> = () => Promise.resolve()) {
  let opened: Promise<OpenedStore> | undefined;
  const open = async (): Promise<OpenedStore> => {
    const store = await openStore();
    await prepare(store.handle);
    return store;
  };
  const ofOneStore = test.extend({
    store: async ({}, use) => {
      opened ??= open();
      await use((await opened).handle);
    },
  });
  ofOneStore.describe.configure({ mode: 'default' });
  ofOneStore.afterAll(async () => (await opened)?.close());
  return ofOneStore;
}

interface OpenedStore {
  readonly handle: StoreHandle;
  readonly close: () => Promise<void>;
}

async function openStore(): Promise<OpenedStore> {
  const folder = await copySeededFolder();
  const start = (env?: Readonly<Record<string, string>>, samePort?: number, program?: string): Promise<RunningStore> =>
    startStore(folder, env, samePort, program, FOR_A_SHORT_LIFE);
  let running = await start();
  const port = Number(new URL(running.url).port);
  const handle: StoreHandle = {
    url: running.url,
    folder,
    tool: async (...command) => {
      const reply = await askRunningStore(folder, { args: command, workingDir: folder }, () => undefined);
      if (reply?.exitCode !== 0) throw new Error(`${command.join(' ')}: ${reply?.text ?? 'the store does not run'}`);
      return reply.text;
    },
    kill: () => running.kill(),
    stop: () => running.stop(),
    restart: async ({ program, env = {} } = {}) => {
      running = await start(env, port, program);
    },
  };
  const close = async (): Promise<void> => {
    const died = running.diedWith();
    await running.kill();
    await rm(folder, { recursive: true, maxRetries: 9, force: true });
    expect(died, 'The store ended by itself').toBeNull();
  };
  return { handle, close };
}

function listen(page: Page, heard: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if ((message.type() === 'error' || message.type() === 'warning') && !IGNORED.some((known) => known.test(text))) heard.push(text);
  });
  page.on('pageerror', (error) => heard.push(error.message));
}

export { expect } from '@playwright/test';
