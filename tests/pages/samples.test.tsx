// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_SELECTION } from '../../src/domain/product-selection';
import { keptSelections } from '../../src/offline/kept-selections';
import { messages } from '../../src/offline/messages';
import { sampleList } from '../../src/offline/samples';
import { localKeys } from '../../src/offline/storage/storage-keys';
import { sessionStore } from '../../src/features/session/session-store';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { comeBack, goOffline, leaveNothingWaiting, letAMinutePass } from './connection-states';
import { openStore } from './open-store';
import { SETTINGS } from './sample-shop';
import { createShopServer } from './shop-server';

// What the store loads when it is asked for takes long to prepare here on a busy machine, and would count as a dead button.
beforeAll(() =>
  Promise.all([
    import('../../src/routes/-status-details'),
    import('../../src/features/samples/sample-button'),
    import('../../src/features/samples/samples-dialog'),
    import('../../src/features/enquiry/send-message'),
    import('../../src/ui/toast-host'),
  ]),
);
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  await leaveNothingWaiting();
  act(() => sampleList.replace([]));
  keptSelections.clear();
});

const CALL = '/beforeauth/ordersamples';
const OTHER = { productId: 101, slug: 'natural-oak', title: 'Natural Oak' };

/** The page of a floor in a shop that sends samples. */
async function openFloor({ isSignedIn = false } = {}) {
  const server = createShopServer();
  server.data('/beforeauth/setting', { ...SETTINGS, offers_samples: true });
  server.data(CALL, null);
  await openStore('/products/coastal-maple', { server, isSignedIn });
  return server;
}

async function openOrder(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Order a sample' }));
  return screen.findByRole('dialog', { name: 'Order samples' });
}

const field = (dialog: HTMLElement, label: string) => within(dialog).getByLabelText(label);
const valueOf = (dialog: HTMLElement, label: string): string => field(dialog, label).getAttribute('value') ?? '';

function fillIn(dialog: HTMLElement, name: string): void {
  const type = (label: string, value: string) => fireEvent.change(field(dialog, label), { target: { value } });
  type('Recipient name', name);
  type('Address line 1', SAMPLE_HOUSE.line1);
  type('Postal code', SAMPLE_HOUSE.postalCode);
  type('City', SAMPLE_HOUSE.city);
  type('State', SAMPLE_HOUSE.state);
  type('Mobile number', '3055550142');
  type('Email', 'ana@shop.example');
}

const press = (dialog: HTMLElement, name: string | RegExp) => fireEvent.click(within(dialog).getByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('After an order is sent, the next person at the same screen finds no name, address or email of the last one', async () => {
  const server = await openFloor();
  const dialog = await openOrder();
  fillIn(dialog, 'Ana Diaz');
  press(dialog, 'Order 1 sample');
  const done = await screen.findByRole('dialog', { name: 'Your samples' });
  expect(server.callsTo(CALL).at(-1)?.fields['Samples[name]']).toBe('Ana Diaz');
  press(done, 'Back to the floor');
  await isClosed();
  const next = await openOrder();
  for (const label of ['Recipient name', 'Address line 1', 'Mobile number', 'Email']) expect(valueOf(next, label), label).toBe('');
});

test('Nothing of samples is on a floor’s page until the shop offers them', async () => {
  await openStore('/products/coastal-maple');
  await screen.findByRole('button', { name: 'The price with everything' });
  expect(screen.queryByText(/Order a sample/)).toBeNull();
});

test('An order without a name or a city leads to that field, and the fifth floor says what to do', async () => {
  act(() => sampleList.replace([2, 3, 4].map((number) => ({ productId: number, slug: `floor-${number}`, title: `Floor ${number}` }))));
  const server = await openFloor();
  const dialog = await openOrder();
  expect(within(dialog).getByText('Chosen: 4 of 4')).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: 'Choose another floor' })).toBeNull();
  press(dialog, 'Order 4 samples');
  await within(dialog).findByText('Please enter recipient name');
  expect(document.activeElement).toBe(field(dialog, 'Recipient name'));
  fillIn(dialog, 'Ana Diaz');
  fireEvent.change(field(dialog, 'City'), { target: { value: '' } });
  press(dialog, 'Order 4 samples');
  expect(document.activeElement).toBe(field(dialog, 'City'));
  expect(server.callsTo(CALL)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await isClosed();

  act(() => sampleList.replace([OTHER, ...sampleList.get().filter(({ productId }) => productId !== 107)]));
  const full = await openOrder();
  expect(within(full).getByText(/Take one out, then press ‘Order a sample’ again for Coastal Maple/)).toBeDefined();
  press(full, 'Take out Natural Oak');
  expect(within(full).getByText(/There is room now/)).toBeDefined();
});

test('A floor’s page sends nobody to the contact page for a sample while the shop offers samples', async () => {
  await openFloor();
  await screen.findByRole('button', { name: 'Order a sample' });
  expect(screen.getByRole('link', { name: 'Ask what is in stock' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /sample/ })).toBeNull();
});

test('An order of samples has the ZIP code that a visitor typed for the price with everything', async () => {
  keptSelections.keep(107, { ...EMPTY_SELECTION, terms: { accountId: null, zip: '33145' } });
  await openFloor();
  const dialog = await openOrder();
  expect(['Postal code', 'Recipient name', 'Address line 1'].map((label) => valueOf(dialog, label))).toEqual(['33145', '', '']);
  fireEvent.change(field(dialog, 'Postal code'), { target: { value: '' } });
  expect(valueOf(dialog, 'Postal code')).toBe('');
});

test('Who has an account and no address finds the name in an order of samples', async () => {
  const server = createShopServer();
  server.data('/beforeauth/setting', { ...SETTINGS, offers_samples: true });
  server.data('/userauth/getappuseraddress', []);
  await openStore('/products/coastal-maple', { server, isSignedIn: true });
  expect(valueOf(await openOrder(), 'Recipient name')).toBe('Elena Ruiz');
});

test('What was typed into an order is gone after the logout', async () => {
  await openFloor({ isSignedIn: true });
  const dialog = await openOrder();
  fillIn(dialog, 'Ana Diaz');
  expect(valueOf(dialog, 'Recipient name')).toBe('Ana Diaz');
  act(() => sessionStore.signOut());
  await waitFor(() => expect(valueOf(dialog, 'Recipient name')).toBe(''));
});

test('An order takes no email from the last login of the device, which may be another person’s', async () => {
  localStorage.setItem(localKeys.rememberedEmail, 'somebody@else.example');
  await openFloor({ isSignedIn: true });
  const dialog = await openOrder();
  await waitFor(() => expect(valueOf(dialog, 'Address line 1')).not.toBe(''));
  expect(valueOf(dialog, 'Email')).toBe('');
});

test('An order that is closed while it is sent, opened and sent again is one order', async () => {
  const server = await openFloor();
  let letReply = (): void => undefined;
  const mayReply = new Promise<void>((resolve) => {
    letReply = resolve;
  });
  server.reply(CALL, () => mayReply.then(() => ({ status: 1, message: '', data: null })));
  const dialog = await openOrder();
  fillIn(dialog, 'Ana Diaz');
  press(dialog, 'Order 1 sample');
  await waitFor(() => expect(server.callsTo(CALL)).toHaveLength(1));
  press(dialog, 'Close');
  await isClosed();
  const again = await openOrder();
  letAMinutePass();
  press(again, 'Order 1 sample');
  await waitFor(() => expect(within(again).getByRole('button', { name: 'Order 1 sample' }).getAttribute('aria-busy')).toBe('true'));
  letReply();
  await screen.findByRole('dialog', { name: 'Your samples' });
  await waitFor(() => expect(messages.entries()).toEqual([]));
  expect(new Set(server.callsTo(CALL).map(({ headers }) => headers.get('X-Message-Id'))).size).toBe(1);
});

test('Taking out samples by keyboard leads to the next one, and after the last to the heading', async () => {
  await openFloor();
  const dialog = await openOrder();
  act(() => sampleList.replace([...sampleList.get(), OTHER]));
  const takeOut = (name: RegExp) => {
    const button = within(dialog).getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  takeOut(/^Take out .*Maple/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Take out Natural Oak'));
  takeOut(/^Take out .*Oak/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Order samples'));
});

test('Floors that another tab chose while an order was sent stay chosen', async () => {
  const server = await openFloor();
  const dialog = await openOrder();
  fillIn(dialog, 'Ana Diaz');
  server.reply(CALL, () => {
    localStorage.setItem(localKeys.samples, JSON.stringify([...sampleList.get(), OTHER]));
    return { status: 1, message: '', data: null };
  });
  press(dialog, 'Order 1 sample');
  await screen.findByRole('dialog', { name: 'Your samples' });
  expect(sampleList.get()).toEqual([OTHER]);
});

test('A busy store is told as busy, and the order is kept', async () => {
  const server = await openFloor();
  server.breakDown(CALL, 503);
  const dialog = await openOrder();
  fillIn(dialog, 'Ana Diaz');
  press(dialog, 'Order 1 sample');
  await screen.findByText('Saved on this device. The store is busy; we keep trying to send it.');
  expect(messages.entries()).toHaveLength(1);
});

test('A refused order that is left stays in the sheet, and the order of whoever comes next does not replace it', async () => {
  const server = await openFloor();
  server.refuse(CALL, 'This floor is no longer sold. Please choose another one.');
  const dialog = await openOrder();
  fillIn(dialog, 'Ana Diaz');
  press(dialog, 'Order 1 sample');
  await within(dialog).findByText('This floor is no longer sold. Please choose another one.');
  press(dialog, 'Close');
  await isClosed();
  server.data(CALL, null);
  const next = await openOrder();
  expect(valueOf(next, 'Recipient name')).toBe('');
  fillIn(next, 'Bo Cruz');
  press(next, 'Order 1 sample');
  await screen.findByRole('dialog', { name: 'Your samples' });
  expect(messages.entries()).toMatchObject([{ state: 'refused', message: { name: 'Ana Diaz' } }]);
});

test('An order that waits is changed from the sheet: floors chosen since stay chosen, and no floor is offered to go back to', async () => {
  const server = await openFloor();
  const dialog = await openOrder();
  goOffline(server);
  fillIn(dialog, 'Ana Diaz');
  press(dialog, 'Order 1 sample');
  press(await screen.findByRole('dialog', { name: 'Your samples' }), 'Back to the floor');
  await isClosed();
  act(() => void sampleList.add(OTHER));
  const [pill] = await screen.findAllByRole('button', { name: /^Offline · 1 sample order waiting/ });
  if (pill === undefined) throw new Error('There is no pill');
  fireEvent.click(pill);
  const sheet = await screen.findByRole('dialog', { name: /offline/i });
  expect(within(sheet).getByRole('list', { name: 'Messages and orders that wait' }).textContent).toContain('Coastal Maple, for Ana Diaz');
  press(sheet, 'Change the order');
  const corrected = await screen.findByRole('dialog', { name: 'Order samples' });
  await waitFor(() => expect(valueOf(corrected, 'Recipient name')).toBe('Ana Diaz'));
  expect(sampleList.get().map(({ productId }) => productId)).toEqual([107, 101]);
  expect(within(corrected).queryByRole('button', { name: /^Choose/ })).toBeNull();
  letAMinutePass();
  comeBack(server);
  press(corrected, 'Order 2 samples');
  const done = await screen.findByRole('dialog', { name: 'Your samples' });
  expect(within(done).queryByRole('button', { name: 'Back to the floor' })).toBeNull();
  await waitFor(() => expect(messages.entries()).toEqual([]));
  expect(server.callsTo(CALL).at(-1)?.fields['Samples[product_ids]']).toBe('107,101');
});
