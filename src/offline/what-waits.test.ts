// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mayMessagesWait, messagesWaiting } from './what-waits';

it('The status pill hears of each new count, until it is gone, and of none that says the same', () => {
  expect(messagesWaiting.get()).toEqual({ waitingCount: 0, refusedCount: 0, what: 'message' });
  const told = vi.fn<() => void>();
  const stop = messagesWaiting.subscribe(told);
  const counts = { waitingCount: 1, refusedCount: 0, what: 'message' } as const;
  messagesWaiting.set(counts);
  messagesWaiting.set({ ...counts });
  expect(told).toHaveBeenCalledTimes(1);
  messagesWaiting.set({ ...counts, refusedCount: 1 });
  messagesWaiting.set({ waitingCount: 0, refusedCount: 1, what: 'message' });
  expect(told).toHaveBeenCalledTimes(3);
  expect(messagesWaiting.get()).toEqual({ waitingCount: 0, refusedCount: 1, what: 'message' });
  stop();
  messagesWaiting.set(counts);
  expect(told).toHaveBeenCalledTimes(3);
});

it('Whether messages may wait is noted for the next start', () => {
  expect(mayMessagesWait.get()).toBe(false);
  mayMessagesWait.set(true);
  expect([mayMessagesWait.get(), localStorage.getItem('messagesWait')]).toEqual([true, '1']);
  mayMessagesWait.set(false);
  expect(mayMessagesWait.get()).toBe(false);
});
