import { expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay';

it('Pauses between tries double from two seconds to a minute and never fall under half', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => retryDelayMs(attempt, () => 1))).toEqual([2000, 4000, 8000, 16000, 32000, 60000, 60000]);
  expect([0, 50].map((attempt) => retryDelayMs(attempt, () => 0))).toEqual([1000, 30000]);
});
