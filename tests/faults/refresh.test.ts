import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { refreshToken } from '../../src/contract/session';
import { createCartServer, productNumber } from './cart-server';
import { createDevice } from './device';
import { getCart } from '../../src/contract/cart';
import { call } from '../../src/api/call';
import { NO_FAULT } from './fault-kinds';

it('A refresh of the key that hangs does not hold up the next try', async () => {
  const server = createCartServer();
  const device = createDevice({
    server,
    limitMs: 500,
    choose: ({ path, nth }) => (path.endsWith(refreshToken.path) && nth === 1 ? { kind: 'hang', isSeen: false } : NO_FAULT),
  });
  const tab = await device.openTab('elena');
  await tab.cartChanges.put({ product: productNumber(1), boxes: 2, isInstallationChosen: false });
  server.state.isKeyOld = true;
  expect(await tab.drain()).toMatchObject({ waiting: 1 });
  device.clock.now += 60_000;
  expect(await tab.drain()).toMatchObject({ sent: 1, waiting: 0 });
});

it('A refresh without an answer is tried at most 6 times in a minute and 30 times in an hour, however often it is needed', async () => {
  const server = createCartServer();
  const triedAt: number[] = [];
  const device = createDevice({
    server,
    choose: ({ path }) => {
      if (!path.endsWith(refreshToken.path)) return NO_FAULT;
      triedAt.push(device.clock.now - startedAt);
      return { kind: 'reset before' };
    },
  });
  const startedAt = device.clock.now;
  const tab = await device.openTab('elena');
  server.state.isKeyOld = true;
  const needIt = (isBackground: boolean): Promise<unknown> => tab.run(() => call(getCart, undefined, { isBackground }).catch(() => null));
  for (let at = 0; at < 60 * 60_000; at += 1_000) {
    device.clock.now = startedAt + at;
    await needIt(true);
  }
  expect(triedAt.filter((at) => at < 60_000).length).toBeLessThanOrEqual(6);
  expect(triedAt.length).toBeGreaterThan(10);
  expect(triedAt.length).toBeLessThanOrEqual(30);
  // A person does not wait for the pause.
  const before = triedAt.length;
  device.clock.now += 6_000;
  await needIt(false);
  expect(triedAt.length).toBe(before + 1);
});
