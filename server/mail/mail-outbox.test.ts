import { expect, test } from 'vitest';
import { mailPauseMs, mailProblem } from './mail-outbox';

test('Pauses between tries double from half a minute to six hours and never fall under half', () => {
  const [longest, shortest] = [(tries: number) => mailPauseMs(tries, () => 1), (tries: number) => mailPauseMs(tries, () => 0)];
  expect([1, 2, 3, 11, 500].map(longest)).toEqual([30_000, 60_000, 120_000, 21_600_000, 21_600_000]);
  expect([1, 2, 3, 11, 500].map(shortest)).toEqual([15_000, 30_000, 60_000, 10_800_000, 10_800_000]);
});

test("The owner reads the mail server's words on one line, without links", () => {
  const refused = Object.assign(new Error('Message failed'), {
    response: '554 5.7.1\r\nhttps://shop.example/reset-password#token=abc and token=3Dabc are listed',
  });
  expect(mailProblem(refused)).toBe('554 5.7.1 [link] and [link] are listed');
  expect(mailProblem(new Error('x'.repeat(500)))).toHaveLength(200);
  expect(mailProblem('odd')).toBe('unknown');
});
