import { expect, test, vi } from 'vitest';
import type { MessageRecord } from '../../offline/messages/message-record';
import { NO_TRIES } from '../../offline/sync/backoff';

const MESSAGE = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@a.example', message: 'Hello' };
const device = vi.hoisted(() => ({ entries: [] as unknown[] }));
vi.mock('../../offline/messages/start-messages', () => ({ startMessages: () => Promise.resolve() }));
vi.mock('../../offline/messages/messages', () => ({
  messages: { save: () => Promise.resolve(), drop: () => Promise.resolve(), entries: () => device.entries },
}));
vi.mock('../../offline/messages/send-messages', () => ({
  sendMessages: () => Promise.resolve(null),
}));

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

test.each([
  ['refused', [record({ state: 'refused', refusal: 'We cannot read this.' })], { kind: 'refused', reason: 'We cannot read this.' }],
  ['sent', [], { kind: 'sent' }],
  ['still waiting', [record({})], { kind: 'waiting', isServerBusy: false }],
  ['at a store that is busy', [record({ isStoreBusy: true })], { kind: 'waiting', isServerBusy: true }],
])("A message that the page's own wake-up handled first is told as what it is: %s", async (_fate, entries, outcome) => {
  device.entries = entries;
  const { sendMessage } = await import('./send-message');
  expect(await sendMessage('m-1', MESSAGE, null)).toEqual(outcome);
});
