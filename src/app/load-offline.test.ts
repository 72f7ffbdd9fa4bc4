// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../features/session/session-store';
import { loadOffline } from './load-offline';
import { createAppRouter } from './router';
import { contextWith } from './context-with';

const started = vi.hoisted(() => vi.fn(() => () => undefined));
vi.mock('./start-offline', () => ({ startOffline: started }));

afterEach(() => {
  sessionStore.signOut();
  started.mockClear();
});

function open(isShown: Promise<void>): Promise<void> {
  const queryClient = new QueryClient();
  return loadOffline(queryClient, createAppRouter(contextWith(queryClient)), isShown);
}

test('Where nobody is signed in saved data comes before the screen, and all else after it', async () => {
  let show: () => void = () => undefined;
  await open(new Promise<void>((resolve) => (show = resolve)));
  expect(started).not.toHaveBeenCalled();
  show();
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
});

test('Who is signed in sees what waits for the cart with the screen: it is started before', async () => {
  sessionStore.signIn({ authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'account-1');
  await open(new Promise<void>(() => undefined));
  expect(started).toHaveBeenCalledOnce();
});
