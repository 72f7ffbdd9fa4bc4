import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { troubledDatabase } from '../../tests/fixtures/device-database';
import { NO_TRIES } from './sync/backoff';
import { createMessages, type Messages } from './messages';

const ANA = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Stairs?' };
const WAITING = { v: 1, id: 'm1', accountId: 'elena', message: ANA, savedAt: 5_000, state: 'waiting', refusal: null, isStoreBusy: false };

let now: number;
let device: ReturnType<typeof troubledDatabase>;
let messages: Messages;

beforeEach(() => {
  now = 5_000;
  device = troubledDatabase();
  messages = createMessages({ database: device.database, channel: { post: () => undefined, listen: () => undefined }, now: () => now });
});

const shown = (): readonly string[] => messages.entries().map(({ id }) => id);

it('A message is saved as new, whatever became of the one it replaces', async () => {
  await messages.save('m1', { ...ANA, message: 'Ramps?' }, 'elena');
  await messages.settle('m1', (record) => ({ ...record, isStoreBusy: true, state: 'refused', refusal: 'No' }));
  await messages.save('m1', ANA, 'elena');
  expect(messages.entries()).toEqual([{ ...WAITING, tries: NO_TRIES }]);
  expect(await messages.read()).toEqual(messages.entries());
});

it('Messages are in the order in which they were written', async () => {
  await messages.save('later', ANA, null);
  now = 4_000;
  await messages.save('earlier', ANA, null);
  expect(shown()).toEqual(['earlier', 'later']);
});

it('A message waits again when its writer says so', async () => {
  await messages.save('m1', ANA, null);
  await messages.hold('m1', 'Not now');
  await messages.hold('m1', 'Later words');
  expect(messages.entries()).toMatchObject([{ state: 'refused', refusal: 'Not now' }]);
  await messages.settle('m1', (record) => ({ ...record, tries: { ...NO_TRIES, attempts: 2, lastTryAt: 4_000 } }));
  await messages.retry('m1');
  expect(messages.entries()).toMatchObject([{ state: 'waiting', refusal: null, tries: NO_TRIES }]);
  await messages.drop('m1');
  expect(shown()).toEqual([]);
});

it('A message is deleted with the account that wrote it; the others stay', async () => {
  for (const [id, accountId] of [
    ['m1', 'elena'],
    ['m2', null],
    ['m3', 'marco'],
  ] as const)
    await messages.save(id, ANA, accountId);
  await messages.dropOf('elena');
  expect(shown()).toEqual(['m2', 'm3']);
});

it('A message that cannot be saved on the device is refused at once, never called saved', async () => {
  device.trouble.write = 'full';
  await expect(messages.save('m1', ANA, null)).rejects.toMatchObject({ trouble: 'full' });
  expect(messages.entries()).toEqual([]);
});
