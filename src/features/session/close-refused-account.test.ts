// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { newProject, withNewRoom } from '../../domain/rooms/edit-project';

import { deviceRooms } from '../../../tests/fixtures/device-rooms';
import { hasRooms } from '../../offline/what-waits';
import { closeRefusedAccount } from './close-refused-account';
import { refusedSession } from './refused-session';
import { sessionStore } from './session-store';
import { NOTHING_UNSENT } from './unsent';

const ELENA = { authKey: 'key-2', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' };
const ORDERS = ['private', 'elena', 'orders'];

/** Elena's key was refused; a room of hers is not sent. */
beforeEach(async () => {
  const tools = { at: 1_000, newId: () => 'room' };
  hasRooms.set(true);
  await deviceRooms().save('elena', withNewRoom(newProject('Home', tools), { ...tools, at: 2_000 }));
  sessionStore.signOut();
  refusedSession.note({ accountId: 'elena', unsent: NOTHING_UNSENT });
});

test('An account that is closed while its shopper logs in again is not called refused any more', async () => {
  const closing = closeRefusedAccount(new QueryClient());
  sessionStore.signIn(ELENA, 'elena');
  await closing;
  expect(refusedSession.get()).toBeNull();
});

test('A refusal that is noted while somebody is logged in closes nothing of theirs', async () => {
  const client = new QueryClient();
  sessionStore.signIn(ELENA, 'elena');
  refusedSession.note({ accountId: 'ben', unsent: NOTHING_UNSENT });
  client.setQueryData(ORDERS, ['order']);
  await closeRefusedAccount(client);
  expect(client.getQueryData(ORDERS)).toEqual(['order']);
});
