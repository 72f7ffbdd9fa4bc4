// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../src/features/session/session-store';
import { comeBack, goOffline, leaveNothingWaiting } from './connection-states';
import { CART, SETTINGS } from './sample-shop';
import { closeStore, openStore, toastSays } from './open-store';
import { createShopServer } from './shop-server';
import { shopWithTwoLines } from './two-lines';

afterEach(leaveNothingWaiting);

const LINKS = [
  ['Home', '/'],
  ['Product', '/?product'],
  ['About Us', '/about-us'],
  ['Contact Us', '/contact-us'],
  ['Installation', '/installation'],
];
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const hrefOf = (element: HTMLElement, name: string) => within(element).getByRole('link', { name }).getAttribute('href');

test('The header links to Home, Product, About Us, Contact Us and Installation', async () => {
  await openStore('/products');
  expect(linksIn(await screen.findByRole('navigation', { name: 'Main' }))).toEqual(LINKS);
});

test('The menu of phones slides in with the same links and closes when one is followed', async () => {
  const { path } = await openStore('/products');
  const button = await screen.findByRole('button', { name: 'Menu' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const nav = within(menu).getByRole('navigation', { name: 'Menu' });
  expect(linksIn(nav)).toEqual(LINKS);
  fireEvent.click(within(nav).getByRole('link', { name: 'Contact Us' }));
  await waitFor(() => expect(path()).toBe('/contact-us'));
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
});

test('The menu of phones closes when the link to the present page is followed', async () => {
  await openStore('/contact-us');
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  fireEvent.click(within(menu).getByRole('link', { name: 'Contact Us' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
});

async function openDrawer(server = createShopServer(), name: RegExp = /^Shopping cart/) {
  const store = await openStore('/products', { server, isSignedIn: true });
  fireEvent.click(await screen.findByRole('button', { name }));
  return { ...store, drawer: await screen.findByRole('dialog', { name: 'Shopping cart' }) };
}

test('The cart button counts the items, and its drawer lists them with picture, title, quantity times price, subtotal and Checkout', async () => {
  const { drawer } = await openDrawer(createShopServer(), /^Shopping cart, 1 item$/);
  expect(screen.getByRole('button', { name: 'Shopping cart, 1 item', hidden: true }).textContent).toBe('1');
  const line = within(drawer).getByRole('listitem');
  expect(line.textContent).toContain('Coastal Maple');
  expect(line.textContent).toContain('9 × $75.41');
  expect(line.querySelector('img')?.getAttribute('src')).toBe('/media/p107.webp');
  expect(within(line).getByRole('button', { name: 'Remove Coastal Maple' })).toBeDefined();
  expect(within(drawer).getByText('Subtotal').parentElement?.textContent).toContain('$678.69');
  expect(hrefOf(drawer, 'Checkout')).toBe('/my-cart');
});

test('A line without a picture shows the fallback picture', async () => {
  const server = createShopServer();
  server.data(
    '/userauth/getusercarts',
    CART.map((line) => ({ ...line, product: { ...(line['product'] as object), image: null } })),
  );
  const { drawer } = await openDrawer(server, /1 item$/);
  expect(drawer.querySelector('img')?.getAttribute('src')).toBe('/media/fallback.svg');
});

test('Removing the floors of the drawer by keyboard leads to the next one, and after the last to the heading', async () => {
  const { drawer } = await openDrawer(shopWithTwoLines(), /2 items$/);
  const remove = (name: string) => {
    const button = within(drawer).getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  remove('Remove Coastal Maple');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Second floor'));
  remove('Remove Second floor');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Shopping cart'));
});

test("An empty drawer says 'Your cart is empty' and offers Shop Now, which goes home", async () => {
  const server = createShopServer();
  server.data('/userauth/getusercarts', []);
  const { drawer } = await openDrawer(server);
  expect(await within(drawer).findByText('Your cart is empty')).toBeDefined();
  expect(hrefOf(drawer, 'Shop Now')).toBe('/');
});

test('Checkout goes to the cart page and closes the drawer', async () => {
  const { drawer, path } = await openDrawer(createShopServer(), /1 item$/);
  fireEvent.click(within(drawer).getByRole('link', { name: 'Checkout' }));
  await waitFor(() => expect(path()).toBe('/my-cart'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Shopping cart' })).toBeNull());
});

test('A visitor has a Login link, a shopper a first name with Logout in its dropdown', async () => {
  await openStore('/products');
  expect((await screen.findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/login');
  closeStore();
  await openStore('/products', { isSignedIn: true });
  const name = await screen.findByRole('button', { name: 'Elena' });
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  fireEvent.click(name);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('A click elsewhere closes the dropdown', async () => {
  await openStore('/products', { isSignedIn: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Elena' }));
  fireEvent.pointerDown(screen.getByRole('main'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull());
});

test('Logout tells the server, forgets the shopper and reloads at /login', async () => {
  const { server } = await openStore('/products', { isSignedIn: true });
  const reload = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Elena' }));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(reload).toHaveBeenCalledWith('/login'));
  expect(server.callsTo('/userauth/logout')[0]?.authKey).toBe('key-1');
  expect(sessionStore.get()).toBeNull();
  expect(['authKey', 'firstName', 'lastName', 'fullName'].map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
});

test('The footer has the columns Link, Social and Documents with their links', async () => {
  await openStore('/products');
  const nav = await screen.findByRole('navigation', { name: 'Footer' });
  const columnOf = async (title: string) => (await within(nav).findByRole('heading', { name: title })).parentElement ?? nav;
  await within(nav).findByRole('link', { name: 'Yelp' });
  expect(linksIn(await columnOf('Link'))).toEqual([
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
  ]);
  expect(linksIn(await columnOf('Social'))).toEqual([
    ['WhatsApp', 'https://wa.me/13055550142'],
    ['Instagram', SETTINGS['instagram']],
    ['Facebook', SETTINGS['facebook']],
    ['TikTok', SETTINGS['tiktok']],
    ['Yelp', SETTINGS['twitter']],
  ]);
  expect(linksIn(await columnOf('Documents'))).toEqual([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
  ]);
});

test('The footer embeds the map when it is asked for', async () => {
  await openStore('/products');
  fireEvent.click(await screen.findByRole('button', { name: 'Show map' }));
  const map = new URL((await screen.findByTitle('Map of the store')).getAttribute('src') ?? '');
  expect(map.searchParams.get('marker')).toBe('25.8,-80.3');
});

test('Without a signal the drawing stays, and a press on it says when the map opens', async () => {
  const { server } = await openStore('/products');
  const show = await screen.findByRole('button', { name: 'Show map' });
  goOffline(server);
  fireEvent.click(show);
  await toastSays('This opens when you are back online.');
  expect(screen.queryByTitle('Map of the store')).toBeNull();
  comeBack(server);
});

test('The footer has the address with its map link, two numbers, the email link, this year and the card logos', async () => {
  await openStore('/products');
  const footer = await screen.findByRole('contentinfo');
  await within(footer).findByText('1 Plank Way, Doral, FL 33178');
  expect(hrefOf(footer, '1 Plank Way, Doral, FL 33178')).toBe('https://map.example/shop');
  expect(hrefOf(footer, '(305) 555-0142')).toBe('tel:+13055550142');
  expect(hrefOf(footer, '(305) 555-0178')).toBe('tel:+13055550178');
  expect(hrefOf(footer, 'hello@shop.example')).toBe('mailto:hello@shop.example');
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()}`);
  expect(screen.getByRole('img', { name: 'Cards we take: Visa, Mastercard, American Express, Discover' })).toBeDefined();
});

const metaOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

test("The page's title, description and keywords are those of the settings", async () => {
  await openStore('/');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toBe('Floors of the settings'));
  expect(metaOf('description')).toBe('A description of the settings');
  expect(metaOf('keywords')).toBe('words, of, the, settings');
});

test('Settings without metadata give the default title, description and keywords', async () => {
  const server = createShopServer();
  server.data('/beforeauth/setting', { ...SETTINGS, meta_title: null, meta_description: '', meta_tag: undefined });
  await openStore('/', { server });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toMatch(/SPS Flooring/));
  expect(metaOf('description')).toMatch(/vinyl flooring .*South Florida/);
  expect(metaOf('keywords')).toMatch(/vinyl flooring.*South Florida/);
});

test('The header keeps the look of the page that shows until the next one does', async () => {
  const { router } = await openStore('/contact-us');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  const header = screen.getByRole('banner');
  const before = header.className;
  const shownWithAnother: (string | null | undefined)[] = [];
  const watch = new MutationObserver(
    () => void (header.className !== before && shownWithAnother.push(document.querySelector('main h1')?.textContent)),
  );
  watch.observe(header, { attributes: true });
  await act(() => router.navigate({ to: '/about-us' }));
  await waitFor(() => expect(header.className).not.toBe(before));
  await waitFor(() => expect(shownWithAnother).not.toEqual([]));
  watch.disconnect();
  expect(shownWithAnother).not.toContain('Contact us');
});
