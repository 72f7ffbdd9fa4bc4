// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileTimePasses } from '../../tests/fixtures/while-time-passes';

const ANA = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Stairs?' };

let asked: number;
let reply: () => Response | Promise<Response>;
const taken = (): Response => Response.json({ status: 1, message: '', data: null });
const refused = (): Response => Response.json({ status: 0, message: 'Please enter a valid email address', data: null });
const silence = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  // Without it, the pages of the other tests would reply.
  vi.stubGlobal('BroadcastChannel', undefined);
  localStorage.clear();
  [asked, reply] = [0, taken];
  const { setTransport } = await import('../api/transport');
  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => 'token',
    fetch: async () => {
      asked += 1;
      return reply();
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Advances the time, and lets the database finish its work. */
const pass = (ms: number): Promise<void> => whileTimePasses(new Promise<void>((resolve) => void setTimeout(resolve, ms)));

/** A newly opened page. */
async function openedPage() {
  const { messages } = await import('./messages');
  const { cartChanges } = await import('./cart');
  const { startMessages, isOwnMessage } = await import('./start-messages');
  const { messagesWaiting, mayMessagesWait } = await import('./what-waits');
  return { messages, cartChanges, startMessages, isOwnMessage, messagesWaiting, mayMessagesWait };
}

it('A message that waits is counted and sent at the start, and nothing is looked for at the next one', async () => {
  const { messages, startMessages, messagesWaiting, mayMessagesWait } = await openedPage();
  await messages.save('m1', ANA, null);
  reply = silence;
  await startMessages();
  expect(startMessages()).toBe(startMessages());
  await pass(500);
  expect([asked, messagesWaiting.get(), mayMessagesWait.get()]).toEqual([1, { waitingCount: 1, refusedCount: 0, what: 'message' }, true]);
  reply = taken;
  await pass(10_000);
  expect([asked, messagesWaiting.get().waitingCount, mayMessagesWait.get()]).toEqual([2, 0, false]);
});

it('A message that is written later is sent soon, and one that is refused is counted as that and not sent again', async () => {
  const { messages, startMessages, messagesWaiting, mayMessagesWait } = await openedPage();
  await startMessages();
  await pass(500);
  reply = refused;
  await messages.save('m1', ANA, null);
  await pass(1_500);
  expect([asked, messagesWaiting.get()]).toEqual([1, { waitingCount: 0, refusedCount: 1, what: 'message' }]);
  await pass(60_000);
  expect([asked, mayMessagesWait.get()]).toEqual([1, true]);
});

it("An account's message is counted for that account alone, and waits for it all the same", async () => {
  reply = silence;
  const { messages, cartChanges, startMessages, isOwnMessage, messagesWaiting, mayMessagesWait } = await openedPage();
  let isTold = (): void => undefined;
  vi.spyOn(cartChanges, 'subscribe').mockImplementation((listener) => ((isTold = listener), () => true));
  const signIn = (accountId: string): void => {
    vi.spyOn(cartChanges, 'accountId').mockReturnValue(accountId);
    isTold();
  };
  await messages.save('m1', ANA, 'elena');
  await startMessages();
  expect([messagesWaiting.get().waitingCount, mayMessagesWait.get()]).toEqual([0, true]);
  signIn('elena');
  expect(messagesWaiting.get()).toEqual({ waitingCount: 1, refusedCount: 0, what: 'message' });
  expect(messages.entries().map(isOwnMessage)).toEqual([true]);
  // A visitor's is everybody's.
  expect(messages.entries().map((message) => isOwnMessage({ ...message, accountId: null }))).toEqual([true]);
  signIn('marco');
  expect(messagesWaiting.get()).toEqual({ waitingCount: 0, refusedCount: 0, what: 'message' });
});

it('A device whose messages cannot be read starts without them', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const { startMessages, messagesWaiting } = await openedPage();
  await expect(startMessages()).resolves.toBeUndefined();
  expect(messagesWaiting.get().waitingCount).toBe(0);
});
