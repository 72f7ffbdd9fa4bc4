// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../src/features/session/session-store';
import { closeStore, openStore, toastSays } from './open-store';
import { createShopServer, type ShopServer } from './shop-server';
import { SAMPLE_REPLIES } from './sample-replies';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function openAccount(server: ShopServer = createShopServer()) {
  server.data('/userauth/getdevices', SAMPLE_REPLIES.getDevices);
  const store = await openStore('/account', { server, isSignedIn: true });
  await screen.findByRole('list', { name: 'Devices' });
  return store;
}

test('The account lists its devices in words a shopper knows, this one marked, and is reached from the menu', async () => {
  const { path } = await openStore('/orders', { isSignedIn: true });
  fireEvent.click((await screen.findAllByRole('button', { name: /Elena|Ana/ }))[0] ?? document.body);
  fireEvent.click(await screen.findByRole('link', { name: 'Account' }));
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  expect(path()).toBe('/account');
  closeStore();
  await openAccount();
  const items = screen.getByRole('list', { name: 'Devices' }).textContent;
  expect(items).toContain('Chrome on Android');
  expect(items).toContain('This device');
  expect(items).toContain('Grey tablet');
});

test('A password changed while signed in keeps this device signed in under its new key, and the fields are empty again', async () => {
  const server = createShopServer();
  server.data('/userauth/changepassword', { auth_key: 'key-after', first_name: 'Elena', full_name: 'Elena Ruiz' });
  await openAccount(server);
  type('Current password', 'seven oak planks');
  type('New password', 'eight oak planks');
  type('Confirm password', 'eight oak planks');
  press('Change password');
  await toastSays('Your password has been changed. Every other device is signed out.');
  expect(sessionStore.get()?.authKey).toBe('key-after');
  expect(server.callsTo('/userauth/changepassword')[0]?.fields).toEqual({
    current_password: 'seven oak planks',
    password: 'eight oak planks',
  });
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''));
});

test('A wrong current password is said, and nothing changes', async () => {
  const server = createShopServer();
  server.refuse('/userauth/changepassword', 'Your current password is not right. Please try again, or reset it by email.');
  await openAccount(server);
  const before = sessionStore.get()?.authKey;
  press('Change password');
  await screen.findByText('Please enter your current password');
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  type('Current password', 'six oak planks');
  press('Change password');
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  type('New password', 'eight oak planks');
  type('Confirm password', 'nine oak planks');
  press('Change password');
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'));
  expect(server.callsTo('/userauth/changepassword')).toEqual([]);
  type('Confirm password', 'eight oak planks');
  press('Change password');
  await screen.findByText('Your current password is not right. Please try again, or reset it by email.');
  expect(sessionStore.get()?.authKey).toBe(before);
});

test('Signing out everywhere leaves this device signed in when the store refuses, and says so; else it wipes this device too', async () => {
  const server = createShopServer();
  server.refuse('/userauth/signouteverywhere', 'Please try again in a moment.');
  await openAccount(server);
  press('Sign out everywhere');
  await screen.findByText('Please enter your password');
  type('Your password', 'seven oak planks');
  press('Sign out everywhere');
  await screen.findByText('Please try again in a moment.');
  expect(sessionStore.get()).not.toBeNull();
  server.data('/userauth/signouteverywhere', null);
  press('Sign out everywhere');
  await waitFor(() => expect(sessionStore.get()).toBeNull());
  expect(server.callsTo('/userauth/signouteverywhere').map(({ fields }) => fields)).toEqual([
    { current_password: 'seven oak planks' },
    { current_password: 'seven oak planks' },
  ]);
});
