import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCartLine } from '../../src/contract/cart';
import { endSession } from '../../src/contract/end-session';
import { refreshToken } from '../../src/contract/session';
import { sendContactMessage } from '../../src/contract/site';
import { whileTimePasses } from '../fixtures/while-time-passes';
import { enterWorkerScope, type WorkerScopeInTest } from '../fixtures/worker-scope';
import { createCartServer, productNumber } from './cart-server';
import { columns } from './fault-columns';
import { NO_FAULT, type ChooseFault, type LoggedRequest } from './fault-kinds';
import { faultyFetch } from './faulty-fetch';

/** Every fault of docs/faults.md on what the worker sends with the store closed. */

const MESSAGE = { firstName: 'Elena', lastName: 'Ruiz', email: 'elena@shopper.example', message: 'Hello' };
const HOUR_MS = 60 * 60 * 1000;

let scope: WorkerScopeInTest;
let choose: ChooseFault;
let cart: ReturnType<typeof createCartServer>;
let messageIds: (string | null)[];
let endedKeys: string[];
let log: LoggedRequest[];
let leave: (boxes: number) => Promise<void>;

/** A closed store; `leave` is what its shopper did before: a change of the cart, a message and a logout. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  scope = enterWorkerScope();
  cart = createCartServer();
  messageIds = [];
  endedKeys = [];
  log = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
  const server = async (url: string, init: RequestInit): Promise<Response> => {
    const isMessage = url.endsWith(sendContactMessage.path);
    const isLogout = url.endsWith(endSession.path);
    if (!isMessage && !isLogout && !url.endsWith(refreshToken.path)) return cart.fetch(url, init);
    if (isLogout && init.body instanceof FormData) endedKeys.push(String(init.body.get('key_hash')));
    if (isMessage) messageIds.push(new Headers(init.headers).get('X-Message-Id'));
    return Response.json({ status: 1, message: '', data: null });
  };
  vi.stubGlobal(
    'fetch',
    faultyFetch(server, (asked) => choose(asked), log),
  );
  // The worker is compiled with types of its own.
  const { drainOnSync } = await vi.importActual<{ drainOnSync(scope: unknown, spoken: () => Promise<string>): void }>(
    '../../sw/drain-on-sync',
  );
  const [{ mirrorSession }, { cartChanges }, { messages }, { waitingLogouts }] = await Promise.all([
    import('../../src/offline/sync/session-mirror'),
    import('../../src/offline/cart'),
    import('../../src/offline/messages'),
    import('../../src/offline/logouts'),
  ]);
  drainOnSync(scope, async () => 'en');
  await mirrorSession({ authKey: 'elena', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'elena', 'token');
  leave = async (boxes) => {
    await cartChanges.open('elena');
    await cartChanges.put({ product: productNumber(7), boxes, isInstallationChosen: false });
    await messages.save(`message ${boxes}`, MESSAGE, null);
    await waitingLogouts.keep(boxes.toString(16).padStart(64, '0'), Date.now());
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The event as the browser fires it; the worker's own limit of 20 seconds ends what hangs. */
function sync(): Promise<'done' | 'again'> {
  return whileTimePasses(
    scope.fire('sync', { tag: 'sps-outbox' }).then(
      () => 'done',
      () => 'again',
    ),
  );
}

const cases = [writeCartLine.path, sendContactMessage.path, endSession.path].flatMap((path) =>
  columns.map((column) => ({ path, ...column })),
);

it.each(cases)(
  'A sync event whose $path met $column comes again until the store has answered, and sends it once',
  async ({ path, faults, getsReply }) => {
    for (const [index, fault] of faults.entries()) {
      const boxes = index + 1;
      await leave(boxes);
      choose = (asked) => (asked.path.endsWith(path) ? fault : NO_FAULT);
      expect(await sync(), JSON.stringify(fault)).toBe(getsReply ? 'done' : 'again');
      choose = () => NO_FAULT;
      vi.advanceTimersByTime(HOUR_MS);
      expect(await sync(), JSON.stringify(fault)).toBe('done');
      expect([...cart.boxesOf('elena')], JSON.stringify(fault)).toEqual([[7, boxes]]);
      expect(new Set(messageIds).size, JSON.stringify(fault)).toBe(boxes);
      expect(messageIds.at(-1)).toBe(`message ${boxes}`);
      expect(new Set(endedKeys).size, JSON.stringify(fault)).toBe(boxes);
    }
  },
);
