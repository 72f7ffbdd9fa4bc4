// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../src/offline/messages';
import { quotes } from '../../src/offline/quotes';
import { sendCart } from '../../src/offline/send-cart';
import { cartChanges } from '../../src/offline/cart';
import { StorageError } from '../../src/offline/storage/storage-error';
import { sampleQuote } from '../fixtures/sample-quotes';
import { comeBack, goOffline, leaveNothingWaiting, letAMinutePass } from './connection-states';
import { openStore, toastSays } from './open-store';
import { rememberCart } from './remembered-cart';
import { createShopServer } from './shop-server';

// What the store loads when it is asked for takes long to prepare here on a busy machine, and would count as a dead button.
beforeAll(() =>
  Promise.all([
    import('../../src/routes/-status-details'),
    import('../../src/features/session/log-out-dialog'),
    import('../../src/features/enquiry/enquiry-form'),
    import('../../src/ui/alert-host'),
    import('../../src/ui/toast-host'),
  ]),
);
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(leaveNothingWaiting);

const boxes = () => screen.getByLabelText('Boxes of Coastal Maple');

function setBoxes(count: number): void {
  fireEvent.change(boxes(), { target: { value: String(count) } });
  fireEvent.blur(boxes());
}

/** The cart with nine boxes, of which the shopper wants twelve since the connection was lost. */
async function wantTwelveOffline() {
  const server = createShopServer();
  const kept = rememberCart(server, { 107: 9 });
  const store = await openStore('/my-cart', { server, isSignedIn: true });
  await screen.findByRole('table', { name: 'Floors in your cart' });
  goOffline(server);
  setBoxes(12);
  // The first try has failed, and its pause is over.
  await waitFor(() => expect(cartChanges.entries()).toMatchObject([{ intent: { boxes: 12 }, tries: { attempts: 1 } }]));
  await act(() => sendCart());
  letAMinutePass();
  return { ...store, kept };
}

async function openSheet(words: RegExp): Promise<HTMLElement> {
  const [pill] = await screen.findAllByRole('button', { name: words });
  if (pill === undefined) throw new Error('There is no pill');
  pill.focus();
  fireEvent.click(pill);
  return screen.findByRole('dialog', { name: /offline|saved|saving|attention/i });
}

test("Behind the pill stands each waiting change in a shopper's words, what will happen, and how old the saved floors are", async () => {
  const { queryClient } = await wantTwelveOffline();
  queryClient.setQueryData(['public', 'products', 'ALL'], [{}, {}, {}], { updatedAt: Date.now() - 2 * 60 * 60_000 });
  const sheet = await openSheet(/^Offline · 1 change waiting/);
  expect(within(sheet).getByRole('heading', { name: 'You are offline' })).toBeDefined();
  const change = within(within(sheet).getByRole('list', { name: 'Changes that wait' })).getByRole('listitem');
  expect(change.textContent).toContain('Coastal Maple: 12 boxes, will be sent when you are back online');
  expect(sheet.textContent).toContain('3 floors are saved on this device. The list was saved 2 hours ago.');
});

test('A waiting change can be changed in the sheet, and taken back', async () => {
  const { server } = await wantTwelveOffline();
  const sheet = await openSheet(/^Offline/);
  fireEvent.click(within(sheet).getByRole('button', { name: 'One box of Coastal Maple more' }));
  await within(sheet).findByText('Coastal Maple: 13 boxes');
  expect(boxes()).toHaveProperty('value', '13');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Cancel the change of Coastal Maple' }));
  await waitFor(() => expect(boxes()).toHaveProperty('value', '9'));
  await within(sheet).findByText(/Floors you have looked at still open/);
  expect(server.callsTo('/userauth/addeditusercarts')).toEqual([]);
});

test('A change that may have reached the store already cannot be taken back, but followed by another', async () => {
  const { server, kept } = await wantTwelveOffline();
  const sheet = await openSheet(/^Offline/);
  // The call goes out and its reply is lost.
  server.reply('/userauth/addeditusercarts', () => {
    kept.set(107, 12);
    throw new TypeError('cut off');
  });
  server.isAway = false;
  fireEvent.click(within(sheet).getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(within(sheet).queryByRole('button', { name: 'Cancel the change of Coastal Maple' })).toBeNull());
  rememberCart(server, { 107: 12 });
  fireEvent.click(within(sheet).getByRole('button', { name: 'One box of Coastal Maple less' }));
  await waitFor(() => expect(cartChanges.entries()).toMatchObject([{ intent: { boxes: 11 } }]));
  letAMinutePass();
  await act(() => sendCart());
  await waitFor(() => expect(cartChanges.entries()).toEqual([]));
  expect(server.callsTo('/userauth/addeditusercarts').at(-1)?.fields['Usercarts[quantity]']).toBe('11');
});

test("'Try now' says that the store is still silent, then sends, and the sheet gives the focus back when it closes", async () => {
  const { server, kept } = await wantTwelveOffline();
  const sheet = await openSheet(/^Offline/);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Try now' }));
  await within(sheet).findByText('Still no answer from the store. We keep trying automatically.');
  letAMinutePass();
  comeBack(server);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Try now' }));
  await within(sheet).findByText('The store answers.');
  await waitFor(() => expect(kept.get(107)).toBe(12));
  expect(await within(sheet).findByRole('heading', { name: 'All changes saved' })).toBeDefined();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test("'Try now' says that the store answers and has not taken the change, for as long as it waits", async () => {
  const { server, kept } = await wantTwelveOffline();
  const sheet = await openSheet(/^Offline/);
  server.reply('/userauth/addeditusercarts', () => {
    throw new TypeError('cut off');
  });
  comeBack(server);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Try now' }));
  await within(sheet).findByText('The store answers, but has not taken everything yet. We keep trying automatically.');
  expect(kept.get(107)).not.toBe(12);
});

test('A change that the store refused says why, and can be tried again or dismissed', async () => {
  const { server } = await wantTwelveOffline();
  server.refuse('/userauth/addeditusercarts', 'We have 10 boxes left.');
  const sheet = await openSheet(/^Offline/);
  comeBack(server);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Try now' }));
  await within(sheet).findByRole('heading', { name: 'Needs your attention' });
  const refused = within(within(sheet).getByRole('list', { name: 'Changes that were not saved' })).getByRole('listitem');
  expect(refused.textContent).toContain('We have 10 boxes left.');
  expect(within(refused).getByRole('button', { name: 'Retry' })).toBeDefined();
  vi.spyOn(cartChanges, 'dismiss').mockRejectedValueOnce(new StorageError('failed'));
  fireEvent.click(within(refused).getByRole('button', { name: 'Dismiss' }));
  await toastSays('The change could not be saved on this device. Please try again.');
  fireEvent.click(within(refused).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(cartChanges.entries()).toEqual([]));
});

test.each([
  ['/', 'Most carried out'],
  ['/products', 'Coastal Maple'],
  ['/products/category/1', 'Coastal Maple'],
  ['/products/coastal-maple', 'Coastal Maple'],
  ['/installation', 'Floating planks'],
  ['/installation/floating', 'Floating planks'],
  ['/blog', 'Maple or oak?'],
  ['/blog/maple-or-oak', 'Maple or oak?'],
  ['/about-us', 'A family shop'],
  ['/my-cart', 'Coastal Maple'],
])('Without a connection %s says how old it is, and keeps what it shows', async (path, words) => {
  const server = createShopServer();
  const { queryClient } = await openStore(path, { server, isSignedIn: true });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Saved .* ago$/)).toBeNull();
  act(() =>
    queryClient
      .getQueryCache()
      .getAll()
      .forEach(
        ({ queryKey, state }) =>
          state.data !== undefined && queryClient.setQueryData(queryKey, state.data, { updatedAt: Date.now() - 3 * 60 * 60_000 }),
      ),
  );
  goOffline(server);
  expect((await screen.findAllByText('Saved 3 hours ago')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

async function writeMessage(words: string) {
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('First name', 'Ana');
  type('Last name', 'Ruiz');
  type('Email', 'ana@shop.example');
  type('Message', words);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

test('A message written offline is kept before the screen says so, waits in the sheet, and goes out once when the connection is back', async () => {
  const server = createShopServer();
  const { path } = await openStore('/contact-us', { server });
  goOffline(server);
  await writeMessage('Do you lay on stairs?');
  await toastSays('Saved on this device. We will send your message when you are back online.');
  await waitFor(() => expect(path()).toBe('/'));
  const sheet = await openSheet(/^Offline · 1 message waiting/);
  const [message] = within(within(sheet).getByRole('list', { name: 'Messages that wait' })).getAllByRole('listitem');
  expect(message?.textContent).toContain('Message to the shop, will be sent when you are back online');
  expect(message?.textContent).toContain('Do you lay on stairs?');
  const before = server.callsTo('/beforeauth/contactus').length;
  letAMinutePass();
  comeBack(server);
  await waitFor(() => expect(messages.entries()).toEqual([]));
  expect(server.callsTo('/beforeauth/contactus').length).toBe(before + 1);
});

test('A message that the store refuses later keeps its text in the sheet, and is corrected on the contact page', async () => {
  const server = createShopServer();
  const { path } = await openStore('/contact-us', { server });
  goOffline(server);
  await writeMessage('Call me');
  await waitFor(() => expect(path()).toBe('/'));
  server.refuse('/beforeauth/contactus', 'Please enter a valid email address');
  letAMinutePass();
  comeBack(server);
  const sheet = await openSheet(/^1 message needs attention/);
  const [message] = within(await within(sheet).findByRole('list', { name: 'Messages that wait' })).getAllByRole('listitem');
  expect(message?.textContent).toContain('Please enter a valid email address');
  expect(message?.textContent).toContain('Call me');
  server.data('/beforeauth/contactus', null);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Correct the message' }));
  await waitFor(() => expect(path()).toBe('/contact-us'));
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Call me'));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@right.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await toastSays('Thanks for the message, one of our team will be in touch shortly');
  await waitFor(() => expect(messages.entries()).toEqual([]));
  expect(server.callsTo('/beforeauth/contactus').at(-1)?.fields['Contactus[email]']).toBe('ana@right.example');
});

test('A message the busy store does not take is kept under its alert, and pressed again it is the same message', async () => {
  const server = createShopServer();
  server.breakDown('/beforeauth/contactus', 503);
  await openStore('/contact-us', { server });
  await writeMessage('Do you lay on stairs?');
  await screen.findByText(/it is saved on this device, and the shop gets it only once/);
  const [kept] = messages.entries();
  expect(kept).toMatchObject({ state: 'waiting', message: { message: 'Do you lay on stairs?' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' }));
  server.data('/beforeauth/contactus', null);
  letAMinutePass();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await toastSays('Thanks for the message, one of our team will be in touch shortly');
  const ids = server.callsTo('/beforeauth/contactus').map(({ headers }) => headers.get('X-Message-Id'));
  // On a slow machine the store's own next try may have come between.
  expect(ids.length).toBeGreaterThanOrEqual(2);
  expect([...new Set(ids)]).toEqual([kept?.id]);
});

test('Logging out with a message unsent asks first, then takes it from the device', async () => {
  const server = createShopServer();
  const { path } = await openStore('/contact-us', { server, isSignedIn: true });
  goOffline(server);
  await writeMessage('Only between us');
  await waitFor(() => expect(path()).toBe('/'));
  const reload = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Elena' }));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log out now?' });
  expect(dialog.textContent).toContain('1 message has not reached the store yet.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Log out anyway' }));
  // Nothing may promise to stay while the changes are being deleted.
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Stay logged in' }).disabled).toBe(true);
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('dialog', { name: 'Log out now?' })).toBe(dialog);
  await waitFor(() => expect(reload).toHaveBeenCalledWith('/login'));
  expect(await messages.read()).toEqual([]);
});

test('A logout asks about quotes and rooms from before the login; they go unless they are to stay', async () => {
  const make = () =>
    quotes.make({ draft: sampleQuote(1), names: { customer: 'Ana', salesperson: '', note: '' }, floors: [], rooms: [], versionOf: null });
  await make();
  await make();
  await openStore('/contact-us', { isSignedIn: true });
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const press = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Elena' }));
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    return within(await screen.findByRole('dialog', { name: 'Log out now?' }));
  };
  const asked = await press();
  const also = asked.getByRole<HTMLInputElement>('checkbox', { name: '2 quotes, with the names typed in them' });
  expect([also.checked, asked.queryByText(/not reached the store/)]).toEqual([true, null]);
  fireEvent.click(asked.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
  expect(await quotes.count()).toBe(0);
});

test('The chat, without a connection, keeps its message for the shop instead of opening a link that cannot open', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const server = createShopServer();
  await openStore('/products', { server });
  goOffline(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Chat with us' }));
  const form = await screen.findByRole('dialog', { name: 'Chat with us' });
  expect(form.textContent).toContain('Your message is saved on this device and sent to the shop when you are back online');
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'Ana Ruiz' } });
  fireEvent.change(within(form).getByLabelText('Email'), { target: { value: 'ana@shop.example' } });
  fireEvent.change(within(form).getByLabelText('Message'), { target: { value: 'Hello' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Send' }));
  await toastSays('Saved on this device. We will send your message when you are back online.');
  expect(open).not.toHaveBeenCalled();
  letAMinutePass();
  comeBack(server);
  await waitFor(() => expect(messages.entries()).toEqual([]));
  expect(server.callsTo('/beforeauth/contactus').at(-1)?.fields).toMatchObject({
    'Contactus[first_name]': 'Ana',
    'Contactus[last_name]': 'Ruiz',
    'Contactus[message]': 'Hello',
  });
});

test('What readers hear of the connection is not found later beside the button that shows it', async () => {
  const server = createShopServer();
  await openStore('/contact-us', { server });
  goOffline(server);
  const heard = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(heard()).toContain('Offline'));
  await waitFor(() => expect(heard()).not.toContain('Offline'), { timeout: 6_000 });
  expect(screen.getAllByRole('button', { name: /Offline/ })).not.toEqual([]);
});
