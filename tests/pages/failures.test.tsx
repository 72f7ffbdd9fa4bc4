// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../src/features/session/session-store';
import { CART } from './sample-shop';
import { closeStore, openStore } from './open-store';
import { createShopServer } from './shop-server';

vi.mock('../../src/features/enquiry/contact-page', () => ({
  ContactPage: () => {
    throw new Error('a defect of ours');
  },
}));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

test("A screen that breaks shows 'Ooops, something went wrong :( ' and Refresh loads the root", async () => {
  await openStore('/contact-us');
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ooops, something went wrong :( ');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(load).toHaveBeenCalledWith('/');
});

test('A key that died is refreshed once and the request is sent again', async () => {
  const server = createShopServer();
  let isRefreshed = false;
  server.reply('/userauth/getusercarts', () =>
    isRefreshed ? { status: 1, message: '', data: CART } : new Response('{}', { status: 401 }),
  );
  server.reply('/auth_service/auth/refresh-token', () => {
    isRefreshed = true;
    return { status: 1, message: '', data: null };
  });
  await openStore('/my-cart', { server, isSignedIn: true });
  expect(await screen.findByRole('table', { name: 'Floors in your cart' })).toBeDefined();
  expect(server.callsTo('/auth_service/auth/refresh-token')).toHaveLength(1);
});

test('When the refresh fails the error is passed on and the shopper is asked to log in', async () => {
  const server = createShopServer();
  server.breakDown('/userauth/getusercarts', 401);
  server.breakDown('/auth_service/auth/refresh-token', 401);
  await openStore('/my-cart', { server, isSignedIn: true });
  expect(await screen.findByText('Please login first')).toBeDefined();
  expect(sessionStore.get()).toBeNull();
});

test('The key of the shopper travels as auth_key with cart, addresses and logout, and with no public call', async () => {
  const { server } = await openStore('/my-cart', { isSignedIn: true });
  fireEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
  await waitFor(() => expect(server.callsTo('/userauth/getappuseraddress')).not.toEqual([]));
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Elena' }));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(server.callsTo('/userauth/logout')).not.toEqual([]));
  await waitFor(() => expect(load).toHaveBeenCalledWith('/login'));
  const keyed = server.calls.filter(({ authKey }) => authKey !== null);
  expect(new Set(keyed.map(({ path }) => path))).toEqual(
    new Set(['/userauth/getusercarts', '/userauth/getappuseraddress', '/userauth/logout']),
  );
  expect(keyed.every(({ authKey }) => authKey === 'key-1')).toBe(true);
  expect(server.calls.some(({ path }) => path.startsWith('/beforeauth/'))).toBe(true);
});

test('Failed news and guides are logged as a warning and show nothing', async () => {
  const server = createShopServer();
  for (const path of ['/beforeauth/getnewsletter', '/beforeauth/getinstallation'])
    server.reply(path, () => new Response(JSON.stringify({ message: `${path} is broken` }), { status: 500 }));
  for (const [path, call, heading] of [
    ['/', '/beforeauth/getnewsletter', 'The floor is the room'],
    ['/blog', '/beforeauth/getnewsletter', 'Blog'],
    ['/installation', '/beforeauth/getinstallation', 'Installation'],
  ] as const) {
    await openStore(path, { server });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(`${call} is broken`));
    await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull());
    expect(screen.queryByText(/Latest news|did not load|went wrong|Read More|Loading/)).toBeNull();
    vi.mocked(console.warn).mockClear();
    closeStore();
  }
});
