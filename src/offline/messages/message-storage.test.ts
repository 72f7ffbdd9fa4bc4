import 'fake-indexeddb/auto';
import { databaseCalled } from '../../../tests/fixtures/device-database';
import { entries, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_TRIES } from '../sync/backoff';
import type { MessageRecord } from './message-record';
import { messageStorage, type MessageDecision, type MessageStorage } from './message-storage';

const RECORD: MessageRecord = {
  v: 1,
  id: 'm1',
  accountId: null,
  message: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Stairs?' },
  savedAt: 2_000,
  state: 'waiting',
  refusal: null,
  tries: NO_TRIES,
  isStoreBusy: false,
};
let databases = 0;
let storage: MessageStorage;
const onTheDevice = () => entries(databaseCalled(`message-storage-${databases}`).useStore('messages'));

beforeEach(() => {
  databases += 1;
  storage = messageStorage(databaseCalled(`message-storage-${databases}`));
});

it('Messages are read oldest first, whatever else lies there', async () => {
  await storage.put(RECORD);
  await storage.put({ ...RECORD, id: 'm2', savedAt: 1_000 });
  await set('odd', 'nonsense', databaseCalled(`message-storage-${databases}`).useStore('messages'));
  expect((await storage.read()).map(({ id }) => id)).toEqual(['m2', 'm1']);
});

it('A message is changed, deleted or left as is decided, and nothing is decided about one that is gone', async () => {
  await storage.put(RECORD);
  await storage.revise('m1', () => 'keep');
  expect(await onTheDevice()).toEqual([['m1', RECORD]]);
  await storage.revise('m1', (record) => ({ ...record, state: 'refused' }));
  expect(await onTheDevice()).toEqual([['m1', { ...RECORD, state: 'refused' }]]);
  const decide = vi.fn((): MessageDecision => RECORD);
  await storage.revise('gone', decide);
  await storage.revise('m1', () => null);
  expect([decide.mock.calls, await onTheDevice()]).toEqual([[], []]);
});
