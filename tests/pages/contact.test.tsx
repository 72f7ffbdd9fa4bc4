// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_EMAIL_LENGTH } from '../../src/domain/email';
import { LONGEST_MESSAGE, LONGEST_PERSON_NAME } from '../../src/domain/longest-texts';
import { messageDraft } from '../../src/features/enquiry/message-draft';
import { alertSays, closeStore, openStore, toastSays } from './open-store';
import { SETTINGS } from './sample-shop';
import { createShopServer } from './shop-server';
import { messages } from '../../src/offline/messages';
import { typed } from '../../src/offline/typed';

afterEach(async () => {
  closeStore();
  vi.restoreAllMocks();
  messageDraft.clear();
  await typed.clear();
  // What waits would go to the next test's server.
  for (const { id } of messages.entries()) await messages.drop(id);
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function writeMessage(server = createShopServer()) {
  const store = await openStore('/contact-us', { server });
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  type('First name', 'Ana');
  type('Last name', 'Ruiz');
  type('Email', 'ana@shop.example');
  type('Message', 'Do you lay on stairs?');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  return store;
}

test('A message goes out with its four fields, is thanked for, and leads home', async () => {
  const { server, path } = await writeMessage();
  await toastSays('Thanks for the message, one of our team will be in touch shortly');
  expect(server.callsTo('/beforeauth/contactus')[0]?.fields).toEqual({
    'Contactus[first_name]': 'Ana',
    'Contactus[last_name]': 'Ruiz',
    'Contactus[email]': 'ana@shop.example',
    'Contactus[message]': 'Do you lay on stairs?',
  });
  await waitFor(() => expect(path()).toBe('/'));
});

/** As a password manager fills a field: no event tells the page. */
const fillSilently = (label: string, value: string): void => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
};

test('What a browser filled in without telling the page is sent', async () => {
  const { server } = await openStore('/contact-us');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  for (const [label, value] of [
    ['First name', 'Ana'],
    ['Last name', 'Ruiz'],
    ['Email', 'ana@shop.example'],
    ['Message', 'Do you lay on stairs?'],
  ] as const)
    fillSilently(label, value);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await toastSays('Thanks for the message, one of our team will be in touch shortly');
  expect(server.callsTo('/beforeauth/contactus')[0]?.fields).toMatchObject({
    'Contactus[first_name]': 'Ana',
    'Contactus[email]': 'ana@shop.example',
  });
});

test('An empty message asks for its fields and sends nothing', async () => {
  const { server } = await openStore('/contact-us');
  fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  for (const label of ['First name', 'Last name', 'Email', 'Message'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(server.callsTo('/beforeauth/contactus')).toEqual([]);
});

test("A message that cannot be sent raises the alert 'Something went wrong. Please try again.'", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = createShopServer();
  server.breakDown('/beforeauth/contactus');
  const { path } = await writeMessage(server);
  await alertSays('Something went wrong. Please try again.');
  expect(path()).toBe('/contact-us');
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Do you lay on stairs?');
});

async function openChat(server = createShopServer()) {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openStore('/products', { server });
  fireEvent.click(await screen.findByRole('button', { name: 'Chat with us' }));
  const form = await screen.findByRole('dialog', { name: 'Chat with us' });
  return { open, form };
}

function writeEnquiry(form: HTMLElement) {
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'Ana' } });
  fireEvent.change(within(form).getByLabelText('Email'), { target: { value: 'ana@shop.example' } });
  fireEvent.change(within(form).getByLabelText('Message'), { target: { value: 'Hello' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Send' }));
}

const shopWithNumber = (contactNo: string) => {
  const server = createShopServer();
  server.data('/beforeauth/setting', { ...SETTINGS, contact_no: contactNo });
  return server;
};

test("The chat button opens a form whose message opens the messaging link to the shop's number", async () => {
  const { open, form } = await openChat();
  writeEnquiry(form);
  const address = new URL(String(open.mock.calls[0]?.[0]));
  expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/13055550142');
  expect(address.searchParams.get('text')).toBe('Name: Ana\nEmail: ana@shop.example\nMessage: Hello');
});

test('An enquiry that could neither be saved nor sent stays in the chat form, and Send sends it once the store answers', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(messages, 'save').mockRejectedValue(new Error('The device is full'));
  const server = shopWithNumber('');
  server.breakDown('/beforeauth/contactus');
  const { form } = await openChat(server);
  writeEnquiry(form);
  await alertSays('Something went wrong. Please try again.');
  // Escape closes the alert alone.
  fireEvent.keyDown(screen.getByRole('button', { name: 'OK' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'OK' })).toBeNull());
  expect(within(form).getByLabelText('Name')).toHaveProperty('value', 'Ana');
  expect(within(form).getByLabelText('Message')).toHaveProperty('value', 'Hello');
  server.data('/beforeauth/contactus', []);
  fireEvent.click(within(form).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(form.isConnected).toBe(false));
  const [first, second] = server.callsTo('/beforeauth/contactus').slice(-2);
  expect(second?.fields).toEqual(first?.fields);
});

test('An enquiry that a busy store does not take yet stays in the chat form, and Send again is the same message', async () => {
  const save = vi.spyOn(messages, 'save');
  const server = shopWithNumber('');
  server.breakDown('/beforeauth/contactus', 503);
  const { form } = await openChat(server);
  writeEnquiry(form);
  await alertSays('Something went wrong. Please try again.');
  // One instruction, not two.
  const alert = screen.getByRole('dialog', { name: 'That did not work' });
  expect(alert.textContent).toContain('Your text is safe: it is saved on this device, and the shop gets it only once.');
  expect(alert.textContent).not.toMatch(/automatically|keep trying|send it again/);
  expect(within(form).getByLabelText('Message')).toHaveProperty('value', 'Hello');
  server.data('/beforeauth/contactus', []);
  fireEvent.click(within(form).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(form.isConnected).toBe(false));
  expect(new Set(save.mock.calls.map(([id]) => id)).size).toBe(1);
});

test("Another shop's visitors write to its own number, never to the sample's", async () => {
  const { open, form } = await openChat(shopWithNumber('305-555-0190'));
  writeEnquiry(form);
  expect(String(open.mock.calls[0]?.[0])).toMatch(/^https:\/\/wa\.me\/13055550190\?/);
});

test('A shop without such a number gets the enquiry as a message, and the form says so', async () => {
  const server = shopWithNumber('');
  const { open, form } = await openChat(server);
  within(form).getByText('Your message goes to the shop; we answer by email.');
  writeEnquiry(form);
  await waitFor(() => expect(server.callsTo('/beforeauth/contactus')).toHaveLength(1));
  expect(open).not.toHaveBeenCalled();
});

test('The enquiry takes no more characters than the shop does', async () => {
  const { form } = await openChat();
  const most = (label: string) => within(form).getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label).maxLength;
  expect([most('Name'), most('Email'), most('Message')]).toEqual([LONGEST_PERSON_NAME, MAX_EMAIL_LENGTH, LONGEST_MESSAGE]);
});

test("An incomplete enquiry says 'Please fill all fields before sending.', opens nothing, and leads to the first empty field", async () => {
  const { open, form } = await openChat();
  expect(within(form).getByLabelText('Email').getAttribute('type')).toBe('email');
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'Ana' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Send' }));
  expect(within(form).getByRole('alert').textContent).toBe('Please fill all fields before sending.');
  expect(document.activeElement).toBe(within(form).getByLabelText('Email'));
  expect(open).not.toHaveBeenCalled();
});

const LEFT = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Do you lay on st' };

test('A message is kept as it is typed, for a day, and forgotten once it is sent', async () => {
  await openStore('/contact-us');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  type('Message', LEFT.message);
  await waitFor(async () => expect(await typed.read('message')).toMatchObject({ message: LEFT.message }));
  expect(await typed.read('message', Date.now() + 25 * 60 * 60 * 1000)).toBeNull();
  closeStore();
  await writeMessage();
  await toastSays('Thanks for the message, one of our team will be in touch shortly');
  await waitFor(async () => expect(await typed.read('message')).toBeNull());
});

test('What an earlier page was left with stands in the form again: on the page of contact, and in the chat', async () => {
  await typed.write('message', LEFT);
  await typed.write('enquiry', { name: 'Ana Ruiz', email: LEFT.email, message: LEFT.message });
  await openStore('/contact-us');
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(LEFT.message));
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
  closeStore();
  await openStore('/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Chat with us' }));
  const form = within(await screen.findByRole('dialog', { name: 'Chat with us' }));
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana Ruiz'));
  fireEvent.change(form.getByLabelText('Message'), { target: { value: 'Do you lay on stairs' } });
  await waitFor(async () => expect(await typed.read('enquiry')).toMatchObject({ message: 'Do you lay on stairs' }));
});
