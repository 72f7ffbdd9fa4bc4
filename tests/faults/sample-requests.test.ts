import 'fake-indexeddb/auto';
import { databaseCalled } from '../fixtures/device-database';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessages, createSendMessages } from '../../src/offline/messages';
import type { SampleRequest } from '../../src/domain/samples';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { createMessageServer, type MessageFault } from './message-server';

const REQUEST: SampleRequest = {
  ...SAMPLE_HOUSE,
  mobileNumber: '3055550142',
  email: 'ana@example.com',
  floors: [
    { productId: 107, slug: 'family-20-coastal-maple', title: 'Coastal Maple' },
    { productId: 101, slug: 'everyday-12-natural-oak', title: 'Natural Oak' },
  ],
};
const SENT = '107,101';
const MESSAGE = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Hello' };
const HOUR_MS = 60 * 60 * 1000;

let server: ReturnType<typeof createMessageServer>;
let clock: { now: number };
let databaseName: string;
let databases = 0;
beforeEach(() => {
  server = createMessageServer();
  clock = { now: 1_800_000_000_000 };
  databases += 1;
  databaseName = `samples-${databases}`;
});
afterEach(() => vi.restoreAllMocks());

/** Tabs of one browser without Web Locks share the database alone. */
async function openTab() {
  const channel = { post: () => undefined, listen: () => undefined };
  const now = (): number => clock.now;
  const messages = createMessages({ database: databaseCalled(databaseName), channel, now });
  await messages.open();
  return { messages, send: createSendMessages({ messages, runLocked: (_name, work) => work(), limitMs: 200, now }) };
}

describe('An order of samples', () => {
  it('placed without a connection is there after the tab is closed, and goes out once beside a message', async () => {
    server.state.fault = 'offline';
    const first = await openTab();
    await first.messages.save('s1', REQUEST, null);
    clock.now += 1;
    await first.messages.save('m1', MESSAGE, null);
    expect(await first.send()).toBeGreaterThan(0);
    server.state.fault = 'none';
    clock.now += HOUR_MS;
    const next = await openTab();
    expect(next.messages.entries().map(({ message }) => message)).toEqual([REQUEST, MESSAGE]);
    expect(await next.send()).toBeNull();
    expect(server.kept()).toEqual([SENT, MESSAGE.message]);
  });

  it.each<MessageFault>(['offline', 'silent', 'reply-lost', 'busy', 'broken'])(
    'meets a server that is %s, and is delivered under one id until it is taken, once',
    async (fault) => {
      const tab = await openTab();
      await tab.messages.save('s1', REQUEST, null);
      server.state.fault = fault;
      for (let round = 0; round < 3; round += 1) {
        await tab.send();
        clock.now += HOUR_MS;
      }
      expect(tab.messages.entries()).toMatchObject([{ id: 's1', state: 'waiting', message: REQUEST }]);
      server.state.fault = 'none';
      await tab.send();
      expect(server.state.calls).toBe(4);
      expect([server.kept(), tab.messages.entries()]).toEqual([[SENT], []]);
    },
  );

  it('that two tabs send at once is taken once by its id', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.messages.save('s1', REQUEST, null);
    await Promise.all([one.send(), other.send()]);
    expect(server.kept()).toEqual([SENT]);
    expect((await openTab()).messages.entries()).toEqual([]);
  });

  it('that is refused is held with the words of the shop and its floors, and goes out when it is corrected', async () => {
    const tab = await openTab();
    await tab.messages.save('s1', REQUEST, null);
    server.state.fault = 'refused';
    await tab.send();
    expect(tab.messages.entries()).toMatchObject([
      { state: 'refused', refusal: 'Please enter a valid email address', message: { floors: REQUEST.floors } },
    ]);
    server.state.fault = 'none';
    await tab.messages.save('s2', { ...REQUEST, email: 'ana@shop.example' }, null);
    await tab.messages.drop('s1');
    await tab.send();
    expect([server.kept(), tab.messages.entries()]).toEqual([[SENT], []]);
  });

  it('that a full device cannot keep says so, and nothing is shown as saved', async () => {
    const tab = await openTab();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await expect(tab.messages.save('s1', REQUEST, null)).rejects.toThrow();
    expect([tab.messages.entries(), server.state.calls]).toEqual([[], 0]);
  });
});
