import { rm } from 'node:fs/promises';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { askRunningStore } from '../../server/cli/tool-socket';
import { startStore, type RunningStore } from '../fixtures/running-store';
import { copySeededFolder } from './seeded-folder';

interface StoreHandle {
  readonly url: string;
  /** Its data folder. */
  readonly folder: string;
  /** A command of the owner's tool, given to the running store. */
  tool(...command: readonly string[]): Promise<string>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Starts again on the same data and the same port; as another build or with other settings if they are given. */
  restart(as?: { readonly program?: string; readonly env?: Readonly<Record<string, string>> }): Promise<void>;
}

interface Fixtures {
  /** A store of this test's own, seeded. */
  readonly store: StoreHandle;
  /** Console errors and warnings, page errors and policy violations; a test fails on any it did not expect. */
  readonly complaints: string[];
}

const IGNORED = [
  /Failed to load resource: net::ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED|FAILED)/,
  /net::ERR_CONNECTION/,
  // What the page itself says of a store that is away.
  /^No answer from the server$/,
  /^The answer was cut off$/,
];

export const test = base.extend<Fixtures>({
  store: async ({}, use) => {
    const folder = await copySeededFolder();
    let running: RunningStore = await startStore(folder);
    const port = Number(new URL(running.url).port);
    await use({
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
        running = await startStore(folder, env, port, program);
      },
    });
    const died = running.diedWith();
    await running.kill();
    await rm(folder, { recursive: true, maxRetries: 9, force: true });
    expect(died, 'The store ended by itself').toBeNull();
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

function listen(page: Page, heard: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if ((message.type() === 'error' || message.type() === 'warning') && !IGNORED.some((known) => known.test(text))) heard.push(text);
  });
  page.on('pageerror', (error) => heard.push(error.message));
}

export { expect } from '@playwright/test';
