// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORDERS_PER_PAGE } from '../../src/domain/order';
import { orderQueries } from '../../src/features/orders/queries';
import { sessionStore } from '../../src/features/session/session-store';
import { closeStore, openStore } from './open-store';
import { createShopServer } from './shop-server';

const ORDERS_CALL = '/userauth/getuserorders';

/** Orders as another back end may send them: without pictures and pages of the floors. */
const LATER = {
  order_id: 2,
  order_number: 'SPS-10002',
  placed_at: '2026-11-20T12:00:00Z',
  order_status: 'Confirm',
  payment_id: 'pi_2',
  delivery_type: 'Delivery',
  address: 'Elena Ruiz, 1420 Coral Way, Miami, FL 33145',
  promocode: 'FIVE',
  sub_total: '3884.76',
  tax: '271.93',
  installation_charge: '4290.66',
  discount: '194.24',
  shipping: '398.00',
  total: '8651.12',
  delivery_miles: 17.2634,
  band_min_mile: 10,
  band_max_mile: 30,
  lines: [
    { product_id: 101, title: 'White Oak', quantity: 65, price_per_box: '58.86', sqft_in_box: '23.64', slug: 'white-oak' },
    { product_id: 108, title: 'Walnut', quantity: 1, price_per_box: '58.86', sqft_in_box: '23.64' },
  ],
};
const EARLIER = {
  order_id: 1,
  order_number: 'SPS-10001',
  placed_at: '2026-11-02T12:00:00Z',
  order_status: 'Shipped',
  payment_id: 'pi_1',
  delivery_type: 'Pickup',
  address: null,
  promocode: null,
  sub_total: '678.69',
  tax: '47.51',
  installation_charge: '0',
  discount: '0',
  shipping: '0',
  total: '726.20',
  lines: [{ product_id: 107, title: 'Coastal Maple', quantity: 9, price_per_box: '75.41', sqft_in_box: '23.64' }],
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  closeStore();
});

function serverWithOrders(orders: readonly unknown[] = [LATER, EARLIER]) {
  const server = createShopServer();
  server.data(ORDERS_CALL, orders);
  return server;
}

const open = (path: string, server = serverWithOrders()) => openStore(path, { server, isSignedIn: true });

test('What became of the money of an order is in the list and on its receipt', async () => {
  const outcome = { demo: '1', refunded: '20.00', dispute: 'open' };
  await open(
    '/orders/SPS-10002',
    serverWithOrders([
      { ...LATER, ...outcome },
      { ...EARLIER, refunded: '726.20' },
    ]),
  );
  const receipt = await screen.findByRole('region', { name: 'What was paid' });
  for (const sentence of [
    'This is a demo order: no money was taken for it.',
    '$20.00 of it was refunded to the card.',
    'The bank of the card is looking into this payment.',
  ])
    expect(within(receipt).getByText(sentence)).toBeDefined();
  expect(receipt.textContent).toContain('Paid with a test card.');
  fireEvent.click(screen.getByRole('link', { name: 'Your orders' }));
  const [later, earlier] = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
  expect(later?.textContent).toMatch(/Demo\s· \$20\.00 refunded\s· Disputed\s· Confirmed/);
  expect(earlier?.textContent).toMatch(/Refunded\s· Shipped/);
});

const STEPS = [
  { kind: 'scheduled', at: '2026-11-21T15:00:00Z', day: '2026-12-03', note: 'Between 8 AM and noon.' },
  { kind: 'refunded', at: '2026-11-22T15:00:00Z', refunded: '20.00' },
  { kind: 'sent by balloon', at: '2026-11-22T16:00:00Z' },
];

test('An order page shows the steps that were taken, with dates and notes, and those to come', async () => {
  await open('/orders/SPS-10002', serverWithOrders([{ ...LATER, state: 'scheduled', steps: STEPS }, EARLIER]));
  const steps = within(await screen.findByRole('list', { name: 'Steps of this order' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ConfirmedNovember 20, 2026/),
    expect.stringMatching(/^Delivery scheduledNovember 21, 2026 at .*For Thursday, December 3, 2026\. Between 8 AM and noon\.$/),
    expect.stringMatching(/^Refunded: \$20\.00November 22, 2026/),
    'Out for deliveryThursday, December 3, 2026',
    'DeliveredTo come',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  expect(screen.getByText(/We will email you when your boxes are on their way\./)).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Your orders' }));
  expect((await screen.findByRole('list', { name: 'Orders' })).textContent).toContain('Delivery scheduled');
});

test('A back end that tells no steps shows its own word for the status alone', async () => {
  await open('/orders/SPS-10001');
  await screen.findByRole('region', { name: 'What was paid' });
  expect(screen.queryByRole('list', { name: 'Steps of this order' })).toBeNull();
  expect(screen.getByText(/^Shipped\. Placed on/)).toBeDefined();
});

test.each(['/orders', '/orders/SPS-10002'])('A visitor who opens %s logs in first and comes back', async (path) => {
  const store = await openStore(path, { server: serverWithOrders() });
  await waitFor(() => expect(store.path()).toBe(`/login?redirect=${encodeURIComponent(path)}`));
  expect(store.server.callsTo(ORDERS_CALL)).toEqual([]);
  act(() => sessionStore.signIn({ authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'account-1'));
  await waitFor(() => expect(store.path()).toBe(path));
});

test('A key that has died leads to the login and back here after it', async () => {
  const server = serverWithOrders();
  server.breakDown(ORDERS_CALL, 401);
  server.breakDown('/auth_service/auth/refresh-token', 401);
  const store = await open('/orders', server);
  await waitFor(() => expect(store.path()).toBe('/login?redirect=%2Forders'));
});

test('While the orders load their places are shown', async () => {
  const server = createShopServer();
  server.neverReply(ORDERS_CALL);
  await open('/orders', server);
  expect(await screen.findByRole('status', { name: 'Loading your orders...' })).toBeDefined();
});

test('The orders stand newest first, each with its floors, what it came to and the way to its receipt', async () => {
  await open('/orders');
  const rows = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/orders/SPS-10002', '/orders/SPS-10001']);
  expect(rows[0]?.textContent).toMatch(
    /Order SPS-10002White Oak and WalnutNov 20, 2026\s· Confirmed\s· Delivery\s· 17\.26\smiles\s· 66\sboxes\$8,651\.12View receipt/,
  );
  expect(rows[1]?.textContent).toMatch(/Coastal MapleNov 2, 2026\s· Shipped\s· Pickup\s· 9\sboxes\$726\.20/);
});

test("Without orders it says 'No orders yet' and offers Shop Now", async () => {
  await open('/orders', serverWithOrders([]));
  expect(await screen.findByText('No orders yet')).toBeDefined();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('/');
});

test('Without a connection and without a saved copy it says so, and tries again', async () => {
  const server = createShopServer();
  server.goSilent(ORDERS_CALL);
  await open('/orders', server);
  expect(await screen.findByText('You are offline')).toBeDefined();
  expect(screen.getByText(/not saved on this device yet/)).toBeDefined();
  server.data(ORDERS_CALL, [EARLIER]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Order SPS-10001' })).toBeDefined();
});

test('Without a connection the saved copy shows, with its age; a new answer takes the notice away', async () => {
  const server = serverWithOrders([EARLIER]);
  const { queryClient } = await open('/about-us', server);
  await queryClient.fetchInfiniteQuery(orderQueries.pages('account-1'));
  const { queryKey } = orderQueries.pages('account-1');
  queryClient.setQueryData(queryKey, queryClient.getQueryData(queryKey), { updatedAt: Date.now() - 3 * 3_600_000 });
  server.goSilent(ORDERS_CALL);
  fireEvent.click(screen.getByRole('button', { name: 'Elena' }));
  fireEvent.click(ordersAboveLogout());
  expect(await screen.findByText('The store cannot be reached. This copy was saved on this device 3 hours ago.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Order SPS-10001' })).toBeDefined();
  server.data(ORDERS_CALL, [LATER, EARLIER]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Order SPS-10002' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/saved on this device/)).toBeNull());
});

test.each([
  ['a refusal', "The orders are being moved. Please come back at six o'clock."],
  ['a breakdown', null],
])('After %s the page says what is known and tries again', async (_what, words) => {
  const server = createShopServer();
  if (words === null) server.breakDown(ORDERS_CALL);
  else server.refuse(ORDERS_CALL, words);
  await open('/orders', server);
  expect((await screen.findByRole('alert')).textContent).toBe(
    words ?? 'The store did not answer as it should. Your orders are safe; please try again in a moment.',
  );
  server.data(ORDERS_CALL, []);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No orders yet')).toBeDefined();
});

test('A receipt has number, date, lines, every figure, the address, installation, promo code, payment and what happens next', async () => {
  await open('/orders/SPS-10002');
  const table = await screen.findByRole('table', { name: 'Floors of this order' });
  expect(screen.getByRole('heading', { level: 1, name: 'Order SPS-10002' })).toBeDefined();
  expect(screen.getByText(/^Confirmed\. Placed on November 20, 2026 at .* by Elena Ruiz\.$/)).toBeDefined();
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['White Oak', '65 boxes', '1,536.60 sqft', '$58.86 / box', '$3,825.90'],
    ['Walnut', '1 box', '23.64 sqft', '$58.86 / box', '$58.86'],
    ['66 boxes · 1,560.24 sqft'],
  ]);
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/products/white-oak']);
  const paid = screen.getByRole('region', { name: 'What was paid' });
  expect(paid.textContent).toBe(
    'Item total$3,884.76Installation$4,290.66Estimated taxes$271.93Standard Delivery (2 pallets)$398.00Discount · FIVE−$194.24Paid$8,651.12Paid by card. Payment reference pi_2',
  );
  const note = (head: string) => screen.getByText(head, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(note('Delivery to')).toBe('Elena Ruiz, 1420 Coral Way, Miami, FL 33145');
  expect(note('Delivery charge')).toBe(
    'Delivery is 17.26 miles by road. From 10 to 30 miles a pallet costs $199.00. 66 boxes take 2 pallets of up to 55: 2 × $199.00 = $398.00.',
  );
  expect([...screen.getByRole('main').querySelectorAll('dt')].map((term) => term.textContent)).toContain('What happens next');
  expect(note('What happens next')).toBe(
    'We will call you to agree on a delivery day. Our installers will call you to agree on a day for the work.',
  );
});

test("A pickup's receipt names the store's address, and prints", async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open('/orders/SPS-10001');
  await screen.findByRole('table', { name: 'Floors of this order' });
  expect(screen.getByText('Pickup', { selector: 'dt' }).nextElementSibling?.textContent).toBe('9 Warehouse Road, Doral');
  expect(screen.getByText('Not included in this order.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('A delivery of which the miles were not kept says where it went, and no more', async () => {
  const { delivery_miles: _miles, band_min_mile: _from, band_max_mile: _to, ...kept } = LATER;
  await open('/orders/SPS-10002', serverWithOrders([kept]));
  await screen.findByRole('table', { name: 'Floors of this order' });
  expect(screen.getByText('Delivery to', { selector: 'dt' })).toBeDefined();
  expect(screen.queryByText('Delivery charge')).toBeNull();
});

/** A shopper with so many orders at a back end that sends them in pages, as ours does, or all at once. */
function serverWithMany(count: number, hasPages = true) {
  const server = createShopServer();
  const all = Array.from({ length: count }, (_, index) => ({ ...EARLIER, order_id: count - index, order_number: `SPS-${count - index}` }));
  server.reply(ORDERS_CALL, ({ before_order_id: before, order_number: number }) => {
    const asked = all.filter(
      (order) => (before === undefined || order.order_id < Number(before)) && (number === undefined || order.order_number === number),
    );
    return { status: 1, message: '', data: hasPages ? asked.slice(0, ORDERS_PER_PAGE) : all };
  });
  return server;
}
const rowsOf = async () => within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('link');
const showEarlier = () => fireEvent.click(screen.getByRole('button', { name: 'Show earlier orders' }));

test("'Show earlier orders' goes back page by page to the very first, and the reader goes on at the first new one", async () => {
  await open('/orders', serverWithMany(2 * ORDERS_PER_PAGE + 1));
  expect(await rowsOf()).toHaveLength(ORDERS_PER_PAGE);
  showEarlier();
  await waitFor(async () => expect(await rowsOf()).toHaveLength(2 * ORDERS_PER_PAGE));
  await waitFor(async () => expect(document.activeElement).toBe((await rowsOf())[ORDERS_PER_PAGE]));
  showEarlier();
  await waitFor(async () => expect((await rowsOf()).at(-1)?.getAttribute('href')).toBe('/orders/SPS-1'));
  expect(screen.queryByRole('button', { name: 'Show earlier orders' })).toBeNull();
});

test('Earlier orders that do not load leave the others where they are, and are asked for again', async () => {
  const server = serverWithMany(ORDERS_PER_PAGE + 1);
  await open('/orders', server);
  expect(await rowsOf()).toHaveLength(ORDERS_PER_PAGE);
  server.breakDown(ORDERS_CALL, 400);
  showEarlier();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The earlier orders did not load. Please check your connection and try again.',
  );
  expect(await rowsOf()).toHaveLength(ORDERS_PER_PAGE);
  server.data(ORDERS_CALL, [EARLIER]);
  showEarlier();
  await waitFor(async () => expect(await rowsOf()).toHaveLength(ORDERS_PER_PAGE + 1));
});

test('A back end that answers all orders at once shows each of them once', async () => {
  await open('/orders', serverWithMany(ORDERS_PER_PAGE + 1, false));
  expect(await rowsOf()).toHaveLength(ORDERS_PER_PAGE + 1);
  showEarlier();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier orders' })).toBeNull());
  expect(await rowsOf()).toHaveLength(ORDERS_PER_PAGE + 1);
});

test('The receipt of an order beyond the first page opens by its address', async () => {
  const { server } = await open('/orders/SPS-1', serverWithMany(ORDERS_PER_PAGE + 1));
  expect(await screen.findByRole('table', { name: 'Floors of this order' })).toBeDefined();
  expect(server.callsTo(ORDERS_CALL).flatMap(({ fields: { order_number: number = [] } }) => number)).toEqual(['SPS-1']);
});

test('A number that is none of theirs is said to be unknown, once the store has answered', async () => {
  const server = createShopServer();
  let reply: (orders: unknown) => void = () => undefined;
  const replied = new Promise((resolve) => (reply = resolve));
  server.reply(ORDERS_CALL, () => replied);
  await open('/orders/SPS-1', server);
  expect(await screen.findByRole('status', { name: 'Loading your order...' })).toBeDefined();
  reply({ status: 1, message: '', data: [EARLIER] });
  expect(await screen.findByText('We could not find that order')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe('/orders');
});

/** The link of the shopper's menu that is open. Menu and footer have one, too. */
function ordersAboveLogout(): HTMLElement {
  const logout = screen.getByRole('button', { name: 'Logout' });
  const links = screen.getAllByRole('link', { name: 'Orders' });
  const above = links.findLast((link) => link.compareDocumentPosition(logout) === Node.DOCUMENT_POSITION_FOLLOWING);
  if (above === undefined) throw new Error('No Orders above Logout');
  return above;
}

test("The shopper's menu holds Orders above Logout", async () => {
  const { path } = await open('/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Elena' }));
  const orders = ordersAboveLogout();
  fireEvent.click(orders);
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

test('On a phone the menu closes behind Orders', async () => {
  const { path } = await open('/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  fireEvent.click(within(menu).getByRole('button', { name: 'Elena' }));
  fireEvent.click(ordersAboveLogout());
  await waitFor(() => expect(path()).toBe('/orders'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
});

test('An order’s job is named on its page, and a name that did not reach the store stays in the field', async () => {
  const server = serverWithOrders([EARLIER]);
  await open('/orders/SPS-10001', server);
  fireEvent.click(await screen.findByRole('button', { name: 'Name this job' }));
  const field = screen.getByLabelText<HTMLInputElement>('Job name');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: ' Diaz, upstairs ' } });
  server.breakDown('/userauth/setorderjob', 503);
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('The name is not saved. Please try again in a moment.')).toBeDefined();
  expect(field.value).toBe(' Diaz, upstairs ');

  server.reply('/userauth/setorderjob', ({ order_id: id, job_name: name }) => {
    server.data(ORDERS_CALL, [{ ...EARLIER, job_name: `${name} (${id})` }]);
    return { status: 1, data: null };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Job: Diaz, upstairs (1)')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change name' }));
});
