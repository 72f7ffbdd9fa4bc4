import 'fake-indexeddb/auto';
import { databaseCalled } from '../../../tests/fixtures/device-database';
import { expect, it } from 'vitest';
import { NetworkError } from '../../api/errors';
import { newProject, withNewRoom } from '../../domain/rooms/edit-project';
import { createQueuePace, TooSoonError } from '../sync/queue-pace';
import { createProjectExchange } from './exchange-projects';
import { projectStorage } from './project-storage';

it('Rooms whose first round met no answer make one call in each later round, and none while their queue waits', async () => {
  let now = 1_800_000_000_000;
  let calls = 0;
  let ids = 0;
  const storage = projectStorage(databaseCalled('exchange-pace'));
  const tools = { at: 1_000, newId: () => `id-${(ids += 1)}` };
  await storage.merge('ana', withNewRoom(newProject('Home', tools), { ...tools, at: 2_000 }));
  const lost = (): Promise<never> => {
    calls += 1;
    return Promise.reject(new NetworkError('away'));
  };
  const pace = createQueuePace(undefined, () => now);
  const exchange = createProjectExchange('ana', {
    storage,
    calls: { save: lost, readSince: lost },
    runLocked: (_name, work) => work(),
    pace,
  });
  const callsOfRound = async (): Promise<readonly [number, unknown]> => {
    const before = calls;
    const error: unknown = await exchange.run().catch((thrown: unknown) => thrown);
    return [calls - before, error instanceof TooSoonError ? error.waitMs : null];
  };
  await callsOfRound();
  now += 20_000;
  expect(await callsOfRound()).toEqual([1, null]);
  now += 1_000;
  const [made, waitMs] = await callsOfRound();
  expect([made, Number(waitMs) > 5_000]).toEqual([0, true]);
});
