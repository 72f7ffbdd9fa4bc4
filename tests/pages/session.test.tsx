// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../src/features/session/session-store';
import { closeStore, onFakeClock, openStore, toastSays } from './open-store';
import { createShopServer } from './shop-server';

const KEYS = ['authKey', 'firstName', 'lastName', 'fullName'];

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const kept = () => KEYS.map((key) => localStorage.getItem(key));

async function logIn(path = '/login', server = createShopServer()) {
  const store = await openStore(path, { server });
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  type('Email', 'elena@shop.example');
  type('Password', 'seven oak planks');
  press('Login');
  return store;
}

async function signUp(server = createShopServer(), confirmed = 'seven oak planks') {
  const store = await openStore('/sign-up', { server });
  await screen.findByRole('heading', { level: 1, name: 'Create an Account' });
  type('First name', 'Elena');
  type('Last name', 'Ruiz');
  type('Email', 'elena@shop.example');
  type('Password', 'seven oak planks');
  type('Confirm password', confirmed);
  fireEvent.click(screen.getByRole('checkbox'));
  press('Sign up');
  return store;
}

test('The login has an email, a password that can be shown, and a remembered address', async () => {
  await openStore('/login');
  expect((await screen.findByLabelText('Email')).getAttribute('type')).toBe('email');
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Show or hide password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  type('Email', 'elena@shop.example');
  type('Password', 'seven oak planks');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  press('Login');
  await waitFor(() => expect(sessionStore.get()).not.toBeNull());
  act(() => sessionStore.signOut());
  const remembered = { ...localStorage };
  closeStore();
  Object.assign(localStorage, remembered);
  await openStore('/login');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'elena@shop.example'));
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toHaveProperty('checked', true);

  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  type('Password', 'seven oak planks');
  press('Login');
  await waitFor(() => expect(sessionStore.get()).not.toBeNull());
  expect(JSON.stringify({ ...localStorage })).not.toContain('elena@shop.example');
});

test("The login links to the forgotten password and to 'Create an Account', which keeps the redirect", async () => {
  await openStore('/login?redirect=%2Fmy-cart');
  expect((await screen.findByRole('link', { name: 'Forgot password?' })).getAttribute('href')).toBe('/forgot-password');
  expect(screen.getByRole('link', { name: 'Create an Account' }).getAttribute('href')).toBe('/sign-up?redirect=%2Fmy-cart');
});

test.each([
  ['/login', 'Your cart, orders and addresses are kept with your account.'],
  ['/login?redirect=%2Fproducts%2Fcoastal-maple', 'Log in or create an account, and your floor goes into your cart.'],
  ['/sign-up?redirect=%2Fproducts%2Fcoastal-maple', 'One step more, and your floor goes into your cart.'],
  ['/login?redirect=%2Fmy-cart', 'Log in or create an account, and go on where you were.'],
  ['/login?redirect=%2F%2Fevil.example%2Fproducts%2F', 'Your cart, orders and addresses are kept with your account.'],
])('Whoever is at %s reads what comes after it, with or without an account: %s', async (path, words) => {
  await openStore(path);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByText(/Welcome back/)).toBeNull();
});

test.each([
  ['/login', [['Email', 254]]],
  [
    '/sign-up',
    [
      ['First name', 100],
      ['Last name', 100],
      ['Email', 254],
    ],
  ],
  ['/forgot-password', [['Email', 254]]],
] as const)(
  'No field of %s takes more than the store does: a whole page pasted into a name is not a failure without a reason',
  async (path, limits) => {
    await openStore(path);
    for (const [label, limit] of limits) expect(await screen.findByLabelText(label)).toHaveProperty('maxLength', limit);
  },
);

test("'Sign in' keeps the redirect", async () => {
  await openStore('/sign-up?redirect=%2Fmy-cart');
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login?redirect=%2Fmy-cart');
});

test('A login keeps key and names in the browser and in memory, and leads home', async () => {
  const { path, server } = await logIn();
  await waitFor(() => expect(path()).toBe('/'));
  expect(kept()).toEqual(['key-1', 'Elena', 'Ruiz', 'Elena Ruiz']);
  expect(sessionStore.get()).toEqual({ authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' });
  expect(server.callsTo('/beforeauth/login')[0]?.fields).toMatchObject({
    'Appuser[email]': 'elena@shop.example',
    'Appuser[password]': 'seven oak planks',
    'Appuser[devices_type]': 'Web',
  });
});

test('A login goes to where the shopper was going', async () => {
  const { path } = await logIn('/login?redirect=%2Fproducts%2Fcoastal-maple%3Fcolour%3Dpale');
  await waitFor(() => expect(path()).toBe('/products/coastal-maple?colour=pale'));
});

test.each(['/login', '/sign-up', '/forgot-password'])('A logged-in shopper who opens %s is sent home', async (path) => {
  const store = await openStore(path, { isSignedIn: true });
  await waitFor(() => expect(store.path()).toBe('/'));
});

test('An empty login asks for both fields and sends nothing', async () => {
  const { server } = await openStore('/login');
  await screen.findByLabelText('Email');
  press('Login');
  expect(screen.getByText('Please enter your email')).toBeDefined();
  expect(screen.getByText('Please enter your password')).toBeDefined();
  expect(server.callsTo('/beforeauth/login')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'e' } });
  expect(screen.queryByText('Please enter your email')).toBeNull();
  expect(screen.getByText('Please enter your password')).toBeDefined();
});

test("A login reply without a key shows the server's message", async () => {
  const server = createShopServer();
  server.reply('/beforeauth/login', () => ({ status: 1, message: 'This account is closed.', data: {} }));
  await logIn('/login', server);
  expect((await screen.findByRole('alert')).textContent).toBe('This account is closed.');
  expect(sessionStore.get()).toBeNull();
});

test("A failed login shows the server's message, else 'Login failed'", async () => {
  const server = createShopServer();
  server.refuse('/beforeauth/login', 'Wrong password.');
  await logIn('/login', server);
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong password.');
  server.breakDown('/beforeauth/login');
  press('Login');
  expect(await screen.findByText('Login failed')).toBeDefined();
});

test('A login that the store never answered says what it needs, and to try again', async () => {
  const server = createShopServer();
  server.goSilent('/beforeauth/login');
  await logIn('/login', server);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Login failed. Signing in needs a connection, and the store did not answer. Please try again in a moment.',
  );
});

test('The sign-up has five fields and an agreement with links to the terms and the privacy policy', async () => {
  await openStore('/sign-up');
  for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password'])
    expect(await screen.findByLabelText(label)).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('link', { name: 'Terms & Conditions' }).getAttribute('href')).toBe('/terms-and-conditions');
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
});

test('A sign-up sends the names, the address and the password, and leads home', async () => {
  const { path, server } = await signUp();
  await waitFor(() => expect(path()).toBe('/'));
  expect(kept()).toEqual(['key-1', 'Elena', 'Ruiz', 'Elena Ruiz']);
  expect(server.callsTo('/beforeauth/usersignup')[0]?.fields).toMatchObject({
    'Appuser[first_name]': 'Elena',
    'Appuser[last_name]': 'Ruiz',
    'Appuser[email]': 'elena@shop.example',
    'Appuser[password]': 'seven oak planks',
    'Appuser[login_type]': 'Normal',
  });
});

test("Two different passwords say 'Passwords do not match.' and send nothing", async () => {
  const { server } = await signUp(createShopServer(), 'eight oak planks');
  expect((await screen.findByRole('alert')).textContent).toBe('Passwords do not match.');
  expect(server.callsTo('/beforeauth/usersignup')).toEqual([]);
});

test("A refused sign-up shows the server's message", async () => {
  const server = createShopServer();
  server.refuse('/beforeauth/usersignup', 'There is an account already.');
  await signUp(server);
  expect((await screen.findByRole('alert')).textContent).toBe('There is an account already.');
});

test("A sign-up that breaks says 'Something went wrong. Please try again.'", async () => {
  const server = createShopServer();
  server.breakDown('/beforeauth/usersignup');
  await signUp(server);
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.');
});

async function askForReset(server = createShopServer()) {
  await openStore('/forgot-password', { server });
  await screen.findByLabelText('Email');
  await onFakeClock({}, () => {
    type('Email', 'elena@shop.example');
    press('Reset password');
    act(() => void vi.advanceTimersByTime(1_999));
    expect(screen.queryByText('Check your email')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
  });
}

test("A forgotten password: two seconds after the button comes 'Check your email' with Back to Login, and is read next", async () => {
  const server = createShopServer();
  await askForReset(server);
  expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await waitFor(() => expect(server.callsTo('/beforeauth/forgotpassword')[0]?.fields).toEqual({ 'Appuser[email]': 'elena@shop.example' }));
});

test('A failed reset shows its message and the confirmation all the same', async () => {
  const server = createShopServer();
  server.refuse('/beforeauth/forgotpassword', 'We do not know this address.');
  await askForReset(server);
  await toastSays('We do not know this address.');
  expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeDefined();
});

test('The mailed link sets a new password by the token in its fragment, which is in no request for a page', async () => {
  const server = createShopServer();
  server.data('/beforeauth/resetpassword', null);
  await openStore('/reset-password#token=mailed-token', { server });
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
  type('New password', 'eight oak planks');
  type('Confirm password', 'eight oak planks');
  press('Save password');
  await screen.findByRole('heading', { level: 1, name: 'Password changed' });
  expect(server.callsTo('/beforeauth/resetpassword')[0]?.fields).toMatchObject({ token: 'mailed-token', password: 'eight oak planks' });
});

test("A back end that answers the forgotten password with a key signs the shopper in: 'Logged in successfully!'", async () => {
  const server = createShopServer();
  server.data('/beforeauth/forgotpassword', { auth_key: 'key-9', first_name: 'Elena', full_name: 'Elena Ruiz' });
  const { path } = await openStore('/forgot-password', { server });
  await screen.findByLabelText('Email');
  type('Email', 'elena@shop.example');
  press('Reset password');
  await toastSays('Logged in successfully!');
  expect(kept()).toEqual(['key-9', 'Elena', 'Ruiz', 'Elena Ruiz']);
  await waitFor(() => expect(path()).toBe('/'));
});
