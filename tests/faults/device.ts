import { databaseCalled } from '../fixtures/device-database';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTransport } from '../../src/api/transport';
import { refreshToken } from '../../src/contract/session';
import { createCartChanges, type CartChanges, type CartNews } from '../../src/offline/cart';
import { orInMemory } from '../../src/offline/kept/database';
import { createSendCart } from '../../src/offline/send-cart';
import { createPace, type EarlyReason } from '../../src/offline/sync/backoff';
import { createQueuePace, type QueuePace } from '../../src/offline/sync/queue-pace';
import { createRefreshPace } from '../../src/offline/sync/pace-refresh';
import { NO_DATABASE } from '../fixtures/cart-on-device';
import { forever, type createCartServer } from './cart-server';
import { noFaults, type ChooseFault } from './fault-kinds';
import { faultyFetch } from './faulty-fetch';

type CartServer = ReturnType<typeof createCartServer>;

/** What has become of the changes of the open account. */
interface Drained {
  readonly sent: number;
  readonly waiting: number;
  readonly refused: readonly (string | null)[];
  readonly dueInMs: number | null;
  readonly isUnauthenticated: boolean;
}

/** One open page of the store. Once dead, nothing it had begun goes on. */
export interface Tab {
  readonly cartChanges: CartChanges;
  readonly drain: (reason?: EarlyReason) => Promise<Drained>;
  /** Runs work on behalf of this tab: its calls are the tab's. */
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value>;
  isDead: boolean;
  /** Called when the tab is killed. */
  onDeath: () => void;
}

const running = new AsyncLocalStorage<Tab>();
/** Long enough never to matter, unless a test wants it short. */
const NEVER_MS = 1_000_000;
/** The least distance of two tries (src/offline/sync/backoff.ts). */
const FIRST_PAUSE_MS = 5_000;
let devices = 0;
const NO_PACE: QueuePace = {
  bringForward: async () => undefined,
  round: () => ({ begin: async () => 0, failed: async () => false, end: async () => undefined }),
};

interface DeviceOptions {
  readonly server: CartServer;
  readonly limitMs?: number;
  /** What happens to each call on its way. */
  readonly choose?: ChooseFault;
  /** Replaces each reply: for clients that believe too much. */
  readonly misread?: (response: Response) => Promise<Response>;
  /** Replaces the changes the drain sees: for controls that must be caught. */
  readonly spoil?: (cartChanges: CartChanges) => CartChanges;
  /** False: a store that paces each change alone, and not its queue. */
  readonly isPaced?: boolean;
  /** False: a browser whose Web Locks lock nothing. */
  readonly hasLocks?: boolean;
  /** False: a browser that keeps changes in memory alone. */
  readonly isDurable?: boolean;
}

/** A browser with one IndexedDB, one set of Web Locks, one channel, and tabs that can crash. */
export function createDevice({
  server,
  limitMs = NEVER_MS,
  choose = noFaults,
  misread = async (response) => response,
  spoil = (cartChanges) => cartChanges,
  isPaced = true,
  hasLocks = true,
  isDurable = true,
}: DeviceOptions) {
  const clock = { now: 1_800_000_000_000 };
  const overNetwork = faultyFetch(server.fetch, choose);
  devices += 1;
  const pace = isPaced ? createQueuePace(undefined, () => clock.now) : NO_PACE;
  const databaseName = `device-${devices}`;
  const hears: { readonly tab: () => Tab; readonly listener: (news: CartNews) => void }[] = [];
  const holds = new Map<string, { readonly tab: Tab; readonly release: () => void }>();
  const calling = new Set<Tab>();
  const callsAt: number[] = [];
  let overlaps = 0;
  const queue: { readonly tab: Tab; readonly name: string; readonly go: () => void }[] = [];

  const passOn = (): void => {
    const index = queue.findIndex(({ tab, name }) => tab.isDead || !holds.has(name));
    const [next] = index < 0 ? [] : queue.splice(index, 1);
    if (next === undefined) return;
    if (!next.tab.isDead) next.go();
    passOn();
  };

  const runLocked = async <Value>(tab: Tab, name: string, work: () => Promise<Value>): Promise<Value> => {
    if (!hasLocks) return work();
    let release = (): void => undefined;
    await new Promise<void>((resolve) => {
      const hold = {
        tab,
        // A crash has released it before, and another tab may hold the name by then.
        release: (): void => {
          if (holds.get(name) !== hold) return;
          holds.delete(name);
          passOn();
        },
      };
      ({ release } = hold);
      const go = (): void => {
        holds.set(name, hold);
        resolve();
      };
      queue.push({ tab, name, go });
      passOn();
    });
    try {
      return await work();
    } finally {
      release();
    }
  };

  const openTab = async (accountId: string): Promise<Tab> => {
    const cartChanges = createCartChanges({
      // A machine that is busy elsewhere is no browser without IndexedDB.
      database: orInMemory(isDurable ? databaseCalled(databaseName, NEVER_MS) : NO_DATABASE, 'cart'),
      now: () => clock.now,
      channel: {
        post: (news) =>
          hears.forEach((ear) => ear.tab() !== tab && !ear.tab().isDead && queueMicrotask(() => ear.listener(structuredClone(news)))),
        listen: (listener) => hears.push({ tab: () => tab, listener }),
      },
    });
    const seen = spoil(cartChanges);
    let settled = 0;
    const drainNow = createSendCart({
      changes: {
        ...seen,
        settle: (change) => {
          settled += 1;
          return seen.settle(change);
        },
      },
      runLocked: (name, work) => runLocked(tab, name, work),
      limitMs,
      now: () => clock.now,
      pace,
    });
    const tab: Tab = {
      cartChanges,
      isDead: false,
      run: (work) => running.run(tab, work),
      onDeath: () => undefined,
      drain: (reason) =>
        running.run(tab, async () => {
          const before = settled;
          const due = await drainNow(reason);
          const states = cartChanges.entries();
          return {
            sent: settled - before,
            waiting: states.filter(({ state }) => state === 'waiting').length,
            refused: states.flatMap(({ state, refusal }) => (state === 'refused' ? [refusal] : [])),
            dueInMs: typeof due === 'number' ? due : null,
            isUnauthenticated: due === 'unauthenticated',
          };
        }),
    };
    await cartChanges.open(accountId);
    return tab;
  };

  setTransport({
    baseUrl: '/api',
    authKey: () => running.getStore()?.cartChanges.accountId() ?? null,
    xsrfToken: () => null,
    paceRefresh: createRefreshPace(createPace(() => clock.now)),
    fetch: async (url, init) => {
      const tab = running.getStore();
      if (tab === undefined || tab.isDead) return lostOf(url);
      if ([...calling].some((other) => other !== tab && !other.isDead)) overlaps += 1;
      calling.add(tab);
      callsAt.push(clock.now);
      try {
        const response = await Promise.race([overNetwork(url, init).then(misread), aborted(init.signal)]);
        return isDead(tab) ? await lostOf(url) : response;
      } finally {
        calling.delete(tab);
      }
    },
  });

  return {
    /** The device's own: changes and their tries are timed by it. */
    clock,
    openTab,
    /** The tab on whose behalf code is running just now. */
    current: (): Tab | undefined => running.getStore(),
    /** The most calls that went out within the first pause between two tries. */
    mostAtOnce: (): number =>
      Math.max(0, ...callsAt.map((at) => callsAt.filter((other) => other >= at && other < at + FIRST_PAUSE_MS).length)),
    /** How many calls began while another tab's was under way: none, as long as one tab at a time drains. */
    overlaps: (): number => overlaps,
    /** Ends a tab at once, as SIGKILL would; its locks are free, its calls go nowhere. */
    crash(tab: Tab): void {
      tab.isDead = true;
      tab.onDeath();
      for (const { tab: holder, release } of [...holds.values()]) if (holder === tab) release();
      passOn();
    },
  };
}

/**
 * A dead tab's call: it never ends. But for the refresh of a key, which all tabs of this process share, as no two tabs of a browser do:
 * the next one to need it, in a later play even, would wait for ever.
 */
function lostOf(url: string): Promise<never> {
  return url.endsWith(refreshToken.path) ? Promise.reject(new TypeError('fetch failed')) : forever();
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    if (signal?.aborted === true) reject(new DOMException('Aborted', 'AbortError'));
  });
}

function isDead(tab: Tab | undefined): boolean {
  return tab?.isDead ?? false;
}
