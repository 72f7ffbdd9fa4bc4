import { beforeEach, expect, it, vi } from 'vitest';
import { productNumber } from '../../../tests/fixtures/cart-product';
import { startWakeUps, type WakeableQueue } from '../sync/wake-ups';
import type { DrainResult } from './drain-outbox';
import { startDrainTriggers } from './drain-triggers';
import { outbox, setOutboxStorage } from './outbox';
import { memoryOutboxStorage } from './outbox-memory';

vi.mock('../sync/wake-ups', () => ({ startWakeUps: vi.fn() }));

const DRAINED: DrainResult = { sent: 0, waiting: 1, dueInMs: 7_000, refused: [], isUnauthenticated: false, serverLines: null };
const wish = (id: number) => ({ product: productNumber(id), boxes: 1, isInstallationChosen: false });

function started(drain?: () => Promise<DrainResult>): WakeableQueue {
  startDrainTriggers(drain);
  const queue = vi.mocked(startWakeUps).mock.lastCall?.[0];
  if (queue === undefined) throw new Error('Nothing wakes up');
  return queue;
}

beforeEach(async () => {
  setOutboxStorage(async () => memoryOutboxStorage());
  await outbox.open('elena');
  await outbox.discardAll();
});

it('The cart is sent for the reason that woke it, and again when the next change is due', async () => {
  const drain = vi.fn(async () => DRAINED);
  expect(await started(drain).drain('return')).toBe(7_000);
  expect(drain).toHaveBeenCalledExactlyOnceWith('return');
});

it('A cart that waits for a login does not wake by itself: it would ask again and again', async () => {
  expect(await started(async () => ({ ...DRAINED, isUnauthenticated: true })).drain()).toBeNull();
});

it("Without another one, the store's own drain is woken: it finds nothing to send", async () => {
  await outbox.open(null);
  expect(await started().drain()).toBeNull();
});

it('Each new change wakes it, in whichever order they were made, and one that was refused does not', async () => {
  const { newest, subscribe } = started(async () => DRAINED);
  expect(newest()).toBe('');
  const first = await outbox.put(wish(1));
  const deviceId = outbox.entries()[0]?.deviceId ?? '';
  expect(newest()).toBe(`elena ${deviceId} ${first.sequence}`);
  const second = await outbox.put(wish(2));
  expect(newest()).toBe(`elena ${deviceId} ${second.sequence}`);
  const [, newer] = outbox.entries();
  if (newer === undefined) throw new Error('The second change was not saved');
  await outbox.resolve(newer, (record) => ({ ...record, state: 'refused' }));
  expect(newest()).toBe(`elena ${deviceId} ${first.sequence}`);
  const told = vi.fn();
  subscribe(told);
  await outbox.put(wish(3));
  expect(told).toHaveBeenCalled();
});
