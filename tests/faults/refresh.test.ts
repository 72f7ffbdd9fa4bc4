import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { refreshToken } from '../../src/contract/session';
import { createCartServer, productNumber } from './cart-server';
import { createDevice } from './device';
import { NO_FAULT } from './fault-kinds';

it('A refresh of the key that hangs does not hold up the next try', async () => {
  const server = createCartServer();
  const tab = await createDevice({
    server,
    limitMs: 500,
    choose: ({ path, nth }) => (path.endsWith(refreshToken.path) && nth === 1 ? { kind: 'hang', isSeen: false } : NO_FAULT),
  }).openTab('elena');
  await tab.outbox.put({ product: productNumber(1), boxes: 2, isInstallationChosen: false });
  server.state.isKeyOld = true;
  expect(await tab.drain()).toMatchObject({ waiting: 1 });
  expect(await tab.drain()).toMatchObject({ sent: 1, waiting: 0 });
});
