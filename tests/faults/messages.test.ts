import 'fake-indexeddb/auto';
import { databaseCalled } from '../fixtures/device-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMessages, createSendMessages } from '../../src/offline/messages';
import { createMessageServer, type MessageFault } from './message-server';

const ANA = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Do you lay on stairs?' };
const HOUR_MS = 60 * 60 * 1000;

let server: ReturnType<typeof createMessageServer>;
let device: ReturnType<typeof openDevice>;
let devices = 0;

/** One browser: tabs share its database, a channel and a lock. */
function openDevice(hasLocks = true) {
  devices += 1;
  const databaseName = `messages-${devices}`;
  const ears: ((news: 'changed') => void)[] = [];
  const clock = { now: 1_800_000_000_000 };
  let lock: Promise<unknown> = Promise.resolve();
  const runLocked = <Value>(_name: string, work: () => Promise<Value>): Promise<Value> => {
    const turn = lock.then(work);
    lock = turn.catch(() => undefined);
    return turn;
  };
  return {
    clock,
    openTab: async () => {
      const own: ((news: 'changed') => void)[] = [];
      const channel = {
        post: () => ears.forEach((ear) => own.includes(ear) || ear('changed')),
        listen: (listener: (news: 'changed') => void) => {
          ears.push(listener);
          own.push(listener);
        },
      };
      const now = (): number => clock.now;
      const messages = createMessages({ database: databaseCalled(databaseName), channel, now });
      await messages.open();
      return {
        messages,
        send: createSendMessages({ messages, runLocked: hasLocks ? runLocked : (_name, work) => work(), limitMs: 200, now }),
      };
    },
  };
}

const states = (tab: Awaited<ReturnType<typeof device.openTab>>) =>
  tab.messages.entries().map(({ message, state, refusal }) => ['message' in message ? message.message : message.floors, state, refusal]);

beforeEach(() => {
  server = createMessageServer();
  device = openDevice();
});

describe('A message to the shop', () => {
  it('written without a connection is there after the tab is closed, and goes out once', async () => {
    server.state.fault = 'offline';
    const first = await device.openTab();
    await first.messages.save('m1', ANA, null);
    expect(await first.send()).toBeGreaterThan(0);
    expect(first.messages.entries()).toMatchObject([{ isStoreBusy: false }]);
    server.state.fault = 'none';
    device.clock.now += HOUR_MS;
    const next = await device.openTab();
    expect(states(next)).toEqual([[ANA.message, 'waiting', null]]);
    expect([await next.send(), await next.send()]).toEqual([null, null]);
    expect([server.kept(), next.messages.entries()]).toEqual([[ANA.message], []]);
  });

  it('is sent once in a browser without Web Locks, whatever wakes its page twice at once', async () => {
    device = openDevice(false);
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, null);
    await Promise.all([tab.send('person'), tab.send('return')]);
    expect([server.state.calls, server.kept()]).toEqual([1, [ANA.message]]);
  });

  it.each<MessageFault>(['offline', 'silent', 'reply-lost', 'busy', 'broken'])(
    'outlives a server that is %s, and is kept by it once',
    async (fault) => {
      const tab = await device.openTab();
      await tab.messages.save('m1', ANA, null);
      server.state.fault = fault;
      for (let round = 0; round < 3; round += 1) {
        await tab.send();
        device.clock.now += HOUR_MS;
      }
      expect(states(tab)).toEqual([[ANA.message, 'waiting', null]]);
      server.state.fault = 'none';
      await tab.send();
      expect([server.kept(), tab.messages.entries()]).toEqual([[ANA.message], []]);
    },
  );

  it('leaves a busy server alone for as long as it asks, unless a person asks', async () => {
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, null);
    Object.assign(server.state, { fault: 'busy', retryAfter: '3600' });
    expect(await tab.send()).toBe(HOUR_MS);
    expect(tab.messages.entries()).toMatchObject([{ isStoreBusy: true }]);
    device.clock.now += HOUR_MS - 1;
    expect(await tab.send()).toBe(1);
    expect(server.state.calls).toBe(1);
    await tab.send('person');
    expect(tab.messages.entries()).toMatchObject([{ isStoreBusy: true }]);
    expect(server.state.calls).toBe(2);
    device.clock.now += HOUR_MS;
    server.state.fault = 'none';
    expect([await tab.send(), server.kept()]).toEqual([null, [ANA.message]]);
  });

  it('that meets no answer is sent at most 6 times in a minute and 30 times in an hour, and holds up no other', async () => {
    const tab = await device.openTab();
    const startedAt = device.clock.now;
    await tab.messages.save('m1', ANA, null);
    server.state.fault = 'offline';
    let callsInMinute = 0;
    while (device.clock.now < startedAt + HOUR_MS) {
      const dueInMs = await tab.send();
      if (device.clock.now < startedAt + 60_000) callsInMinute = server.state.calls;
      device.clock.now += Math.max(1, Number(dueInMs ?? HOUR_MS));
    }
    expect(callsInMinute).toBeLessThanOrEqual(6);
    expect(server.state.calls).toBeGreaterThan(10);
    expect(server.state.calls).toBeLessThanOrEqual(30);
    const before = server.state.calls;
    await tab.send();
    server.state.fault = 'none';
    await tab.messages.save('m2', { ...ANA, message: 'Call me' }, null);
    // Five seconds after the last try of any.
    device.clock.now += Number(await tab.send());
    await tab.send();
    expect(server.state.calls - before).toBe(2);
    expect(server.kept()).toEqual(['Call me']);
  });

  it('does not wait for ever because the device clock was set back', async () => {
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, null);
    Object.assign(server.state, { fault: 'busy', retryAfter: '60' });
    await tab.send();
    device.clock.now -= 365 * 24 * HOUR_MS;
    server.state.fault = 'none';
    expect([await tab.send(), server.kept()]).toEqual([null, [ANA.message]]);
  });

  it.each([
    ['refused', 'Please enter a valid email address'],
    ['malformed', 'Missing or malformed: Contactus[email]'],
  ] as const)('that is %s keeps its text, says why, and holds up no other', async (fault, words) => {
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, null);
    server.state.fault = fault;
    expect(await tab.send()).toBeNull();
    expect(states(tab)).toEqual([[ANA.message, 'refused', words]]);
    server.state.fault = 'none';
    await tab.messages.save('m2', { ...ANA, message: 'Call me' }, null);
    await tab.send();
    expect(server.kept()).toEqual(['Call me']);
    await tab.messages.retry('m1');
    await tab.send();
    expect(server.kept()).toEqual(['Call me', ANA.message]);
  });

  it('is sent once by two tabs that come back at the same moment, and both tabs know', async () => {
    const [one, two] = [await device.openTab(), await device.openTab()];
    await one.messages.save('m1', ANA, null);
    await Promise.all([one.send(), two.send()]);
    expect([server.state.calls, server.kept()]).toEqual([1, [ANA.message]]);
    await expect.poll(() => [one.messages.entries().length, two.messages.entries().length]).toEqual([0, 0]);
  });

  it('after three without an answer in a round is not tried in it: the others would fail too', async () => {
    const tab = await device.openTab();
    for (const id of ['m1', 'm2', 'm3', 'm4', 'm5']) await tab.messages.save(id, ANA, null);
    server.state.fault = 'offline';
    const dueInMs = await tab.send();
    expect(server.state.calls).toBe(3);
    // The two that were left out have their pause like the others.
    expect(dueInMs).toBeGreaterThan(0);
  });

  it('of several is due when the first of them is', async () => {
    const tab = await device.openTab();
    Object.assign(server.state, { fault: 'busy', retryAfter: '3600' });
    await tab.messages.save('m1', ANA, null);
    await tab.send();
    server.state.retryAfter = '600';
    await tab.messages.save('m2', ANA, null);
    expect(await tab.send()).toBe(5_000);
    device.clock.now += 5_000;
    expect(await tab.send()).toBe(600_000);
  });

  it('is not hurried by a visit that comes while it may be sent anyway, and is by one that comes before', async () => {
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, null);
    server.state.fault = 'offline';
    await tab.send('return');
    device.clock.now += 5_000;
    await tab.send();
    expect(server.state.calls).toBe(1);
    await tab.send('return');
    expect(server.state.calls).toBe(2);
  });

  it('that is refused without a word says what the store can say', async () => {
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, null);
    server.state.fault = 'wordless';
    await tab.send();
    expect(states(tab)).toEqual([[ANA.message, 'refused', 'The store could not take this message. If it is long, please shorten it.']]);
  });

  it('that is too long for the shop is refused once and says what to do, and the others go out', async () => {
    const tab = await device.openTab();
    await tab.messages.save('m1', { ...ANA, message: 'x'.repeat(5_001) }, null);
    await tab.messages.save('m2', ANA, null);
    expect(await tab.send()).toBeNull();
    const refusal = 'The store could not take this message. If it is long, please shorten it.';
    expect(tab.messages.entries()).toMatchObject([{ id: 'm1', state: 'refused', refusal }]);
    expect(server.kept()).toEqual([ANA.message]);
  });

  it('whose writer holds it back keeps the reason of the shop, and else that of the hold', async () => {
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, null);
    await tab.messages.hold('m1', 'Written by another account.');
    await tab.messages.hold('m1', 'Another reason.');
    expect(states(tab)).toEqual([[ANA.message, 'refused', 'Written by another account.']]);
    await tab.send();
    expect(server.state.calls).toBe(0);
    await tab.messages.retry('m1');
    expect(tab.messages.entries()).toMatchObject([{ state: 'waiting', refusal: null, tries: { attempts: 0, lastTryAt: 0 } }]);
  });

  it('is shown in the order of writing, and the screens hear of each change until they stop', async () => {
    const tab = await device.openTab();
    let told = 0;
    const stop = tab.messages.subscribe(() => void (told += 1));
    await tab.messages.save('m2', ANA, null);
    device.clock.now += 1_000;
    await tab.messages.save('m1', ANA, null);
    expect(tab.messages.entries().map(({ id }) => id)).toEqual(['m2', 'm1']);
    expect(told).toBe(2);
    stop();
    await tab.messages.drop('m1');
    expect(told).toBe(2);
  });

  it('written anew under its id before the last try is five seconds old waits for the rest of them', async () => {
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, null);
    server.state.fault = 'offline';
    await tab.send();
    await tab.messages.save('m1', { ...ANA, message: 'And on ramps?' }, null);
    expect(await tab.send()).toBe(5_000);
    expect(server.state.calls).toBe(1);
  });

  it('that is taken back is not sent', async () => {
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, null);
    await tab.messages.drop('m1');
    await tab.send();
    expect([server.state.calls, tab.messages.entries()]).toEqual([0, []]);
  });

  it("leaves the device with the logout of who wrote it; a visitor's stays and goes out", async () => {
    const tab = await device.openTab();
    await tab.messages.save('m1', ANA, 'elena');
    await tab.messages.save('m2', { ...ANA, message: 'From a visitor' }, null);
    await tab.messages.dropOf('elena');
    await tab.send();
    expect(server.kept()).toEqual(['From a visitor']);
  });
});
