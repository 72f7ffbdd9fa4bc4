import { expect, test } from 'vitest';
import { connection } from './connection';

test('A page that the server answered counts as heard from then on, until a call is answered', () => {
  connection.sawResponseAt(1_000);
  expect(connection.get()).toEqual({ isOnline: true, lastResponseAt: 1_000 });
  connection.sawResponse();
  const { lastResponseAt } = connection.get();
  expect(lastResponseAt).toBeGreaterThan(1_000);
  connection.sawResponseAt(2_000);
  expect(connection.get().lastResponseAt).toBe(lastResponseAt);
});
