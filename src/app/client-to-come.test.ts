import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clientToCome } from './client-to-come';

test('Who asks before the client is here hears what is amiss', () => {
  const { standIn } = clientToCome();
  expect(() => standIn.getQueryData(['public', 'floors'])).toThrow('The query client is not here yet: getQueryData');
});

test('Once it is here, the client does what its place is asked for', () => {
  const { standIn, arrive } = clientToCome();
  const client = new QueryClient();
  arrive(client);
  standIn.setQueryData(['public', 'floors'], ['oak']);
  expect(client.getQueryData(['public', 'floors'])).toEqual(['oak']);
  expect(standIn.getQueryCache()).toBe(client.getQueryCache());
});
