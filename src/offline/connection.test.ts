import { expect, test } from 'vitest';
import { connection } from './connection';

test('A page that the server answered counts as heard from then on, until a call is answered', () => {
  connection.sawAnswerAt(1_000);
  expect(connection.get()).toEqual({ isOnline: true, lastAnswerAt: 1_000 });
  connection.sawAnswer();
  const { lastAnswerAt } = connection.get();
  expect(lastAnswerAt).toBeGreaterThan(1_000);
  connection.sawAnswerAt(2_000);
  expect(connection.get().lastAnswerAt).toBe(lastAnswerAt);
});
