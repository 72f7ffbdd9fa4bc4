import { expect, it } from 'vitest';
import { NetworkError } from '../../api/errors';
import { createSendOnce } from './use-send-once';

const lost = (): Promise<never> => Promise.reject(new NetworkError('No response from the server'));

it('A press gets a new id, and the same words pressed again after a lost reply keep theirs', async () => {
  const sendOnce = createSendOnce();
  const ids: string[] = [];
  const press = (content: unknown, reply: () => Promise<void>) =>
    sendOnce(content, (id) => {
      ids.push(id);
      return reply();
    }).catch(() => undefined);
  const done = () => Promise.resolve();
  await press('Coral Way', lost);
  await press('Coral Way', lost);
  await press('Coral Way', done);
  await press('Coral Way', done);
  await press('Coral Way', lost);
  await press('Palm Avenue', done);
  const [first, second, third, fourth, fifth, sixth] = ids;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, fourth, fifth, sixth]).size).toBe(4);
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
