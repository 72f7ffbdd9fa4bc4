// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '../api/transport';
import { startWakeUps, type WakeableQueue } from './sync/wake-ups';
import { messages } from './messages';
import { startMessages } from './start-messages';

vi.mock('./sync/wake-ups', () => ({ startWakeUps: vi.fn() }));

const ANA = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Stairs?' };
let asked: number;

beforeEach(() => {
  asked = 0;
  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => 'token',
    fetch: async () => ((asked += 1), Response.json({ status: 1, message: '', data: null })),
  });
});

async function started(): Promise<WakeableQueue> {
  await startMessages();
  const queue = vi.mocked(startWakeUps).mock.lastCall?.[0];
  if (queue === undefined) throw new Error('Nothing wakes up');
  return queue;
}

it('Each message that waits wakes the sending, one that was refused does not, and when all are sent nothing is due', async () => {
  const { newest, drain } = await started();
  expect([newest(), await drain()]).toEqual(['', null]);
  await messages.save('m1', ANA, null);
  expect(newest()).toBe('m1');
  await messages.save('m2', ANA, null);
  await messages.hold('m2', 'Not now');
  expect(newest()).toBe('m1');
  expect([await drain('person'), asked, newest()]).toEqual([null, 1, '']);
  await messages.drop('m2');
});

it('A message that meets no answer is due again after its pause', async () => {
  const { drain } = await started();
  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => 'token',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  await messages.save('m3', ANA, null);
  expect(await drain()).toBeGreaterThan(5_000);
  await messages.drop('m3');
});
