// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors';
import type { MessageRecord, ShopMessage } from '../../offline/message-record';
import { messages } from '../../offline/messages';
import { StorageError } from '../../offline/storage/storage-error';
import { NO_TRIES } from '../../offline/sync/backoff';
import { sendMessage, sendWaitingMessages } from './send-message';

const MESSAGE = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@a.example', message: 'Hello' };
const SAMPLES = {
  floors: [{ productId: 107, slug: 'coastal-maple', title: 'Coastal Maple' }],
  name: 'Ana Ruiz',
  line1: '9 Plank Lane',
  line2: '',
  postalCode: '33178',
  city: 'Doral',
  state: 'FL',
  mobileNumber: '3055550142',
  email: 'ana@a.example',
};

/** The device, the queue of messages and the calls of the page. */
const world = vi.hoisted(() => ({
  entries: [] as unknown[],
  save: (): Promise<void> => Promise.resolve(),
  pass: (): Promise<null> => Promise.resolve(null),
  post: (): Promise<null> => Promise.resolve(null),
  log: [] as string[],
}));
vi.mock('../../offline/start-messages', () => ({ startMessages: () => Promise.resolve() }));
vi.mock('../../offline/messages', () => ({
  messages: {
    save: (id: string, _message: unknown, _account: unknown, makesRoom: boolean) => (
      world.log.push(`save ${id}${makesRoom ? ' in the place of what can be loaded again' : ''}`),
      world.save()
    ),
    drop: (id: string) => (world.log.push(`drop ${id}`), Promise.resolve()),
    entries: () => world.entries,
  },
  sendMessages: (reason = 'when due') => (world.log.push(`send ${reason}`), world.pass()),
}));
vi.mock('../../api/site', () => ({
  postContactMessage: (_: unknown, id: string) => (world.log.push(`post message ${id}`), world.post()),
  postSampleRequest: (_: unknown, id: string) => (world.log.push(`post samples ${id}`), world.post()),
}));

beforeEach(() => {
  const works = () => Promise.resolve();
  Object.assign(world, { entries: [], save: works, pass: works, post: works, log: [] });
});
afterEach(() => void vi.useRealTimers());

const record = (part: Partial<MessageRecord>): MessageRecord => ({
  v: 1,
  id: 'm-1',
  accountId: null,
  message: MESSAGE,
  savedAt: 0,
  state: 'waiting',
  refusal: null,
  tries: NO_TRIES,
  isStoreBusy: false,
  ...part,
});
/** What was said, and when; the clock stands still else. */
const timed = <Said>(work: Promise<Said>) => {
  const said: Said[] = [];
  void work.then((words) => said.push(words));
  return said;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  ['refused', [record({ state: 'refused', refusal: 'We cannot read this.' })], { kind: 'refused', reason: 'We cannot read this.' }],
  ['sent', [], { kind: 'sent' }],
  ['still waiting', [record({})], { kind: 'waiting', isServerBusy: false }],
  ['at a store that is busy', [record({ isStoreBusy: true })], { kind: 'waiting', isServerBusy: true }],
])("A message that the page's own wake-up handled first is told as what it is: %s", async (_fate, entries, outcome) => {
  world.entries = entries;
  expect(await sendMessage('m-1', MESSAGE, null)).toEqual(outcome);
});

test('A message is on the device before it is sent, and then takes the place of its earlier version', async () => {
  await sendMessage('m-2', MESSAGE, 'm-1');
  expect(world.log).toEqual(['save m-2', 'drop m-1', 'send when due']);
});

test('A store that has not replied after four seconds leaves the message waiting, which is no failure', async () => {
  vi.useFakeTimers();
  world.pass = () => new Promise(() => undefined);
  const said = timed(sendMessage('m-1', MESSAGE, null));
  await pass(3_999);
  expect(said).toEqual([]);
  await pass(1);
  expect(said).toEqual([{ kind: 'waiting', isServerBusy: false }]);
});

test('A queue that the device breaks off leaves the message waiting', async () => {
  world.pass = () => Promise.reject(new StorageError('unavailable'));
  expect(await sendMessage('m-1', MESSAGE, null)).toEqual({ kind: 'waiting', isServerBusy: false });
});

test('A press soon after a try waits until it counts; what was refused long ago holds nothing up', async () => {
  vi.useFakeTimers();
  const justTried = { ...NO_TRIES, attempts: 1, lastTryAt: Date.now(), notBefore: Date.now() + 60_000 };
  world.entries = [record({ state: 'refused', tries: justTried })];
  const unhindered = timed(sendWaitingMessages());
  await pass(0);
  expect([unhindered.length, world.log]).toEqual([1, ['send person']]);

  world.entries = [record({ tries: { ...justTried, lastTryAt: Date.now() } })];
  const waits = timed(sendWaitingMessages());
  await pass(0);
  expect([waits.length, world.log]).toEqual([0, ['send person']]);
  await pass(60_000);
  expect([waits.length, world.log]).toEqual([1, ['send person', 'send person']]);
});

test.each([
  ['a message', MESSAGE, 'post message m-2'],
  ['an order of samples', SAMPLES, 'post samples m-2'],
] as const)(
  'Where the device keeps nothing, %s is sent at once, and its earlier version stays',
  async (_what, message: ShopMessage, posted) => {
    world.save = () => Promise.reject(new StorageError('full'));
    expect(await sendMessage('m-2', message, 'm-1')).toEqual({ kind: 'sent' });
    expect(world.log).toEqual(['save m-2', posted]);
  },
);

test.each([
  ['is refused', new ApiError('Please shorten it.', null), 'Please shorten it.'],
  ['does not reach the store', new NetworkError('offline'), ''],
])('What is neither kept nor taken is told as lost, with the reason of the store: a message that %s', async (_how, error, reason) => {
  world.save = () => Promise.reject(new StorageError('full'));
  world.post = () => Promise.reject(error);
  expect(await sendMessage('m-1', MESSAGE, null)).toEqual({ kind: 'not-kept', reason });
  expect(messages.entries()).toEqual([]);
});

test('A message that finds no room and no store makes room for itself, and waits', async () => {
  let tries = 0;
  world.save = () => ((tries += 1) === 1 ? Promise.reject(new StorageError('full')) : Promise.resolve());
  world.post = () => Promise.reject(new NetworkError('offline'));
  world.entries = [record({ id: 'm-2' })];
  expect(await sendMessage('m-2', MESSAGE, null)).toEqual({ kind: 'waiting', isServerBusy: false });
  expect(world.log).toEqual(['save m-2', 'post message m-2', 'save m-2 in the place of what can be loaded again', 'send when due']);
});
