// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_SELECTION } from '../../src/domain/product-selection';
import { keptSelections } from '../../src/offline/kept-selections';
import { ADDRESSES } from './sample-shop';
import { alertSays, closeStore, openStore, toastSays } from './open-store';
import { createShopServer, type ShopServer } from './shop-server';

afterEach(() => {
  closeStore();
  keptSelections.clear();
});

const MARCOS_STREET = ADDRESSES[1]?.['address_line_1'];

/** The cart with Delivery chosen, and the dialog its button opens. */
async function openAddresses(server: ShopServer, title: string) {
  await openStore('/my-cart', { server, isSignedIn: true });
  fireEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
  fireEvent.click(await screen.findByRole('button', { name: title === 'Add Address' ? 'Add Address' : 'Change' }));
  return screen.findByRole('dialog', { name: title });
}

async function openAddAddress(server = createShopServer()) {
  server.data('/userauth/getappuseraddress', []);
  return openAddresses(server, 'Add Address');
}

const type = (dialog: HTMLElement, label: RegExp | string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });

function fill(dialog: HTMLElement): void {
  type(dialog, 'Recipient name', 'Ana Diaz');
  type(dialog, 'Address line 1', '9 Plank Lane');
  type(dialog, 'Postal code', '33178');
  type(dialog, 'City', 'Doral');
  type(dialog, 'State', 'FL');
  type(dialog, 'Mobile number', '(305) 555-0199');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /I agree/ }));
}

const PROPOSAL = '1420 Coral Way, Miami, FL 33145';

/** Types a street, and takes the place that is proposed for it. */
async function choosePlace(dialog: HTMLElement): Promise<void> {
  type(dialog, 'Address line 1', '1420 cor');
  fireEvent.click(await screen.findByRole('option', { name: PROPOSAL, hidden: true }));
}

/** The one request that adds an address. */
async function added(server: ShopServer) {
  await waitFor(() => expect(server.callsTo('/userauth/addeditappuseraddress')).toHaveLength(1));
  return server.callsTo('/userauth/addeditappuseraddress')[0]?.fields;
}

test('Add Address knows the name, the number of another address and the ZIP code that was typed for a price, until something else is typed', async () => {
  keptSelections.keep(107, { ...EMPTY_SELECTION, terms: { accountId: null, zip: '33145' } });
  keptSelections.keep(101, { ...EMPTY_SELECTION, terms: { accountId: null, zip: '331' } });
  const list = await openAddresses(createShopServer(), 'Change Address');
  fireEvent.click(within(list).getByRole('button', { name: 'Add New' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Address' });
  const valueOf = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label).value;
  expect(['Recipient name', 'Postal code', 'Mobile number'].map(valueOf)).toEqual(['Elena Ruiz', '33145', ADDRESSES[0]?.['mobile_number']]);
  expect(['Address line 1', 'Address line 2 (optional)', 'City', 'State'].map(valueOf)).toEqual(['', '', '', '']);
  type(dialog, 'Postal code', '33178');
  act(() => keptSelections.keep(107, { ...EMPTY_SELECTION, terms: { accountId: null, zip: '33101' } }));
  fireEvent.blur(within(dialog).getByLabelText('Postal code'));
  expect(valueOf('Postal code')).toBe('33178');
});

const save = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Save address' }));

test('Change Address lists the saved addresses with radio and delete, Add New and Submit', async () => {
  const dialog = await openAddresses(createShopServer(), 'Change Address');
  const radios = within(dialog).getAllByRole('radio');
  expect(radios).toHaveLength(2);
  expect(radios[0]).toHaveProperty('checked', true);
  expect(within(dialog).getAllByRole('button', { name: /^Delete the address of/ })).toHaveLength(2);
  expect(within(dialog).getByRole('button', { name: 'Add New' })).toBeDefined();
  fireEvent.click(within(dialog).getByRole('radio', { name: /Marco Diaz/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Delivery to Marco Diaz')).toBeDefined();
});

test('No field of an address takes more than the store does', async () => {
  const dialog = within(await openAddAddress());
  const limits = {
    'Recipient name': 200,
    'Address line 1': 300,
    'Address line 2 (optional)': 300,
    'Postal code': 20,
    City: 120,
    State: 60,
    'Mobile number': 40,
  };
  for (const [label, limit] of Object.entries(limits)) expect(dialog.getByLabelText(label)).toHaveProperty('maxLength', limit);
});

test('Add Address has every field of an address, a default flag and the terms', async () => {
  const dialog = await openAddAddress();
  expect(within(dialog).getByRole('checkbox', { name: /default/ })).toHaveProperty('checked', false);
  expect(within(dialog).getByRole('checkbox', { name: /I agree to the Terms & Conditions/ })).toBeDefined();
  type(dialog, 'Recipient name', '');
  save(dialog);
  expect(await within(dialog).findByText('Please enter recipient name')).toBeDefined();
  type(dialog, 'City', 'Doral');
  expect(within(dialog).getByText('Please enter recipient name')).toBeDefined();
  type(dialog, 'Recipient name', 'Ana');
  expect(within(dialog).queryByText('Please enter recipient name')).toBeNull();
});

test('Choosing a suggestion fills line 1, postal code, city and state and keeps its coordinates', async () => {
  const server = createShopServer();
  const dialog = await openAddAddress(server);
  fill(dialog);
  const line1 = within(dialog).getByLabelText('Address line 1');
  fireEvent.focus(line1);
  await choosePlace(dialog);
  await waitFor(() => expect(line1).toHaveProperty('value', '1420 Coral Way'));
  expect(within(dialog).getByLabelText('Postal code')).toHaveProperty('value', '33145');
  expect(within(dialog).getByLabelText('City')).toHaveProperty('value', 'Miami');
  expect(within(dialog).getByLabelText('State')).toHaveProperty('value', 'FL');
  save(dialog);
  expect(await added(server)).toMatchObject({
    'Appuseraddress[address_line_1]': '1420 Coral Way',
    'Appuseraddress[latitude]': '25.75',
    'Appuseraddress[longitude]': '-80.22',
    'Appuseraddress[mobile_number]': '3055550199',
  });
  const [search] = server.callsTo('/places/autocomplete');
  expect(server.callsTo('/places/details')[0]?.fields['session_token']).toBe(search?.fields['session_token']);
});

test("A place that fills in the city takes back 'Please enter city'", async () => {
  const dialog = await openAddAddress();
  fill(dialog);
  type(dialog, 'City', '');
  save(dialog);
  await within(dialog).findByText('Please enter city');
  expect(document.activeElement).toBe(within(dialog).getByLabelText('City'));
  await choosePlace(dialog);
  await waitFor(() => expect(within(dialog).getByLabelText('City')).toHaveProperty('value', 'Miami'));
  expect(within(dialog).queryByText('Please enter city')).toBeNull();
});

test('A place whose line 1 goes on with an apartment stays that place', async () => {
  const server = createShopServer();
  const dialog = await openAddAddress(server);
  fill(dialog);
  const line1 = within(dialog).getByLabelText('Address line 1');
  await choosePlace(dialog);
  await waitFor(() => expect(line1).toHaveProperty('value', '1420 Coral Way'));
  type(dialog, 'Address line 1', '1420 Coral Way Apt 9');
  save(dialog);
  expect(await added(server)).toMatchObject({
    'Appuseraddress[address_line_1]': '1420 Coral Way Apt 9',
    'Appuseraddress[latitude]': '25.75',
    'Appuseraddress[place_id]': 'p1',
  });
});

test('A place that was changed by hand afterwards has no coordinates', async () => {
  const server = createShopServer();
  const dialog = await openAddAddress(server);
  fill(dialog);
  await choosePlace(dialog);
  await waitFor(() => expect(within(dialog).getByLabelText('City')).toHaveProperty('value', 'Miami'));
  type(dialog, 'City', 'Key West');
  save(dialog);
  expect((await added(server))?.['Appuseraddress[latitude]']).toBe('');
});

const hintSays = (dialog: HTMLElement, words: string) => waitFor(() => expect(within(dialog).getByText(words)).toBeDefined());

test.each([
  [
    'is refused',
    'This address could not be looked up. Please type it in.',
    (server: ShopServer) => server.refuse('/places/details', 'This address could not be looked up. Please type it in.'),
  ],
  ['breaks', 'This address could not be looked up. Please type it in.', (server: ShopServer) => server.breakDown('/places/details', 500)],
  [
    'is turned away',
    'Too many tries. Please wait 5 minutes, then try again.',
    (server: ShopServer) =>
      server.reply('/places/details', () =>
        Response.json({ status: 0, message: 'Too many tries. Please wait 5 minutes, then try again.' }, { status: 429 }),
      ),
  ],
])('A look-up that %s says so, and the address is typed by hand', async (_how, words, spoil) => {
  const server = createShopServer();
  spoil(server);
  const dialog = await openAddAddress(server);
  fill(dialog);
  await choosePlace(dialog);
  await hintSays(dialog, words);
  type(dialog, 'Address line 1', '1420 Coral Way');
  save(dialog);
  await added(server);
});

test('A slow look-up says so, and does not write over what was typed meanwhile', async () => {
  const server = createShopServer();
  let reply: (place: unknown) => void = () => undefined;
  server.reply('/places/details', () => new Promise((resolve) => (reply = resolve)));
  const dialog = await openAddAddress(server);
  await choosePlace(dialog);
  await hintSays(dialog, 'Looking up the address...');
  await waitFor(() => expect(server.callsTo('/places/details')).toHaveLength(1));
  type(dialog, 'Address line 1', '9 Palm Court');
  type(dialog, 'City', 'Doral');
  await act(async () =>
    reply({
      status: 1,
      message: '',
      data: { address_line_1: '1420 Coral Way', postal_code: '33145', city: 'Miami', state: 'FL', latitude: 25.75, longitude: -80.22 },
    }),
  );
  expect(within(dialog).getByLabelText('Address line 1')).toHaveProperty('value', '9 Palm Court');
  expect(within(dialog).getByLabelText('City')).toHaveProperty('value', 'Doral');
});

test.each([
  ['has no proposal', (server: ShopServer) => server.data('/places/autocomplete', [])],
  ['breaks', (server: ShopServer) => server.breakDown('/places/autocomplete', 500)],
])('A search that %s says that the address is to be typed', async (_how, spoil) => {
  const server = createShopServer();
  spoil(server);
  const dialog = await openAddAddress(server);
  type(dialog, 'Address line 1', '9 Palm Court');
  await hintSays(dialog, 'No suggestion for this address. Please type it in.');
});

test('Add New opens on top of the list; the added address is the chosen one, also when the list is left by Escape', async () => {
  const server = createShopServer();
  const list = await openAddresses(server, 'Change Address');
  fireEvent.click(within(list).getByRole('button', { name: 'Add New' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Address' });
  expect(screen.getByText('Change Address')).toBeDefined();
  fill(dialog);
  server.data('/userauth/getappuseraddress', [{ ...ADDRESSES[0], appuser_address_id: 9, name: 'Ana Diaz' }, ...ADDRESSES]);
  save(dialog);
  await toastSays('Address added successfully. Freight quote will follow.');
  expect(await within(list).findByRole('radio', { name: /Ana Diaz/ })).toHaveProperty('checked', true);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Address' })).toBeNull());
  fireEvent.keyDown(list, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change Address' })).toBeNull());
  expect(screen.getByText('Delivery to Ana Diaz')).toBeDefined();
});

test('In a street without proposals one Escape closes Add Address', async () => {
  const dialog = await openAddAddress();
  const street = within(dialog).getByRole('combobox', { name: 'Address line 1' });
  fireEvent.focus(street);
  expect(street.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(street, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Address' })).toBeNull());
});

test('Escape in Add Address closes it alone: the list below stays open until the next Escape', async () => {
  const list = await openAddresses(createShopServer(), 'Change Address');
  fireEvent.click(within(list).getByRole('button', { name: 'Add New' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Address' });
  fireEvent.keyDown(within(dialog).getByLabelText('Recipient name'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Address' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Change Address' })).toBe(list);
  fireEvent.keyDown(list, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change Address' })).toBeNull());
});

test('Deleting an address by keyboard leads to the next one, and after the last to the heading', async () => {
  const server = createShopServer();
  const dialog = await openAddresses(server, 'Change Address');
  const remove = (name: RegExp) => {
    const button = within(dialog).getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  server.data('/userauth/getappuseraddress', [ADDRESSES[1]]);
  remove(/^Delete the address of Elena Ruiz/);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Delete the address of Marco Diaz/));
  await within(dialog).findByText(/^Deleted: Elena Ruiz/);
  server.data('/userauth/getappuseraddress', []);
  remove(/^Delete the address of Marco Diaz/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change Address'));
});

test("A refused address is told in the server's words, else 'Failed to add address', and a dead call 'Something went wrong'", async () => {
  const server = createShopServer();
  const dialog = await openAddAddress(server);
  fill(dialog);
  for (const [message, told] of [
    ['We do not deliver there.', 'We do not deliver there.'],
    ['', 'Failed to add address'],
  ] as const) {
    server.refuse('/userauth/addeditappuseraddress', message);
    save(dialog);
    await toastSays(told);
  }
  server.goSilent('/userauth/addeditappuseraddress');
  save(dialog);
  await toastSays('Something went wrong');
});

test('A deleted address is taken off the list and the selection resets', async () => {
  const server = createShopServer();
  const dialog = await openAddresses(server, 'Change Address');
  server.data('/userauth/getappuseraddress', [ADDRESSES[1]]);
  fireEvent.click(within(dialog).getByRole('button', { name: /^Delete the address of Elena Ruiz/ }));
  await toastSays('Address deleted successfully');
  await waitFor(() => expect(within(dialog).getAllByRole('radio')).toHaveLength(1));
  expect(within(dialog).getByRole('radio')).toHaveProperty('checked', false);
  expect(within(dialog).getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true);
  expect(server.callsTo('/userauth/deleteappuseraddress')[0]?.fields).toEqual({ appuser_address_id: '7' });
});

test('Deleting another address leaves the chosen one chosen in the cart, and a deletion can be undone', async () => {
  const server = createShopServer();
  const dialog = await openAddresses(server, 'Change Address');
  const chosen = () => screen.getByText(/^Delivery to /).textContent;
  const before = chosen();
  server.data('/userauth/getappuseraddress', [ADDRESSES[0]]);
  fireEvent.click(
    within(dialog).getByRole('button', {
      name: new RegExp(`^Delete the address of Marco Diaz, ${MARCOS_STREET}`),
    }),
  );
  await within(dialog).findByText(`Deleted: Marco Diaz, ${MARCOS_STREET}`);
  expect(chosen()).toBe(before);
  server.data('/userauth/getappuseraddress', ADDRESSES);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(dialog).getAllByRole('radio')).toHaveLength(2));
  await toastSays('Address restored');
  const { fields } = server.callsTo('/userauth/addeditappuseraddress')[0] ?? {};
  expect(fields?.['Appuseraddress[address_line_1]']).toBe(MARCOS_STREET);
  expect(chosen()).toBe(before);
});

test("A deletion that is refused says 'Failed to delete address', and one that breaks raises the alert 'Something went wrong while deleting address'", async () => {
  const server = createShopServer();
  const dialog = await openAddresses(server, 'Change Address');
  const remove = within(dialog).getByRole('button', { name: /^Delete the address of Elena Ruiz/ });
  server.refuse('/userauth/deleteappuseraddress', '');
  fireEvent.click(remove);
  await toastSays('Failed to delete address');
  server.breakDown('/userauth/deleteappuseraddress');
  fireEvent.click(remove);
  await alertSays('Something went wrong while deleting address');
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
});

test('Save pressed again after a lost reply is the same request', async () => {
  const server = createShopServer();
  const dialog = await openAddAddress(server);
  const ids = () => server.callsTo('/userauth/addeditappuseraddress').map(({ headers }) => headers.get('Idempotency-Key'));
  server.goSilent('/userauth/addeditappuseraddress');
  fill(dialog);
  save(dialog);
  await toastSays('Something went wrong');
  server.data('/userauth/addeditappuseraddress', null);
  save(dialog);
  await toastSays('Address added successfully. Freight quote will follow.');
  expect(ids()[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(ids()).toEqual([ids()[0], ids()[0]]);
});
