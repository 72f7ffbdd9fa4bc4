// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOME } from './sample-shop';
import { closeStore, openStore } from './open-store';
import { createShopServer } from './shop-server';

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolledTo.push(this.id);
  });
});
afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

const rail = (name: string) => screen.findByRole('list', { name });

test('Home shows the hero, the categories, the bestsellers, the news and what clients say, under the titles of the home texts', async () => {
  await openStore('/');
  expect(await screen.findByRole('region', { name: 'Featured floors' })).toBeDefined();
  for (const [title, subTitle] of [
    ['Start with the grain', 'Two families of floors'],
    ['Most carried out', 'This week'],
    ['What they say', 'In their own words'],
  ] as const) {
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeDefined();
    expect(screen.getByText(subTitle)).toBeDefined();
  }
  expect(await screen.findByRole('heading', { level: 2, name: 'Latest news' })).toBeDefined();
});

test('/?product scrolls to the categories, any other query does not', async () => {
  await openStore('/?product');
  await screen.findByRole('heading', { name: 'Start with the grain' });
  await waitFor(() => expect(scrolledTo).toContain('product'));
  closeStore();
  scrolledTo.length = 0;
  await openStore('/?products=1');
  await screen.findByRole('heading', { name: 'Start with the grain' });
  expect(scrolledTo).not.toContain('product');
});

test('The hero has a slide for each banner, with title and subtitle, a picture or a video', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  await openStore('/');
  const hero = await screen.findByRole('region', { name: 'Featured floors' });
  expect(within(hero).getByRole('heading', { level: 1, name: 'The floor is the room' })).toBeDefined();
  expect(within(hero).getByText('By the box')).toBeDefined();
  expect(hero.textContent).toContain('Water runs off');
  expect(hero.textContent).toContain('Since it is vinyl');
  expect(within(hero).getAllByRole('button', { name: /^Slide \d/ })).toHaveLength(2);
  expect([...hero.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/media/h1.webp', '/media/h2.webp']);
  // The dots work once Swiper has come.
  await waitFor(() => {
    fireEvent.click(within(hero).getByRole('button', { name: 'Slide 2: Water runs off' }));
    expect(hero.querySelector('video')?.getAttribute('src')).toBe('/media/h2.mp4');
  });
});

test('A slide names the floor in its picture and leads to it, and is silent when the back end names none', async () => {
  const [first, second] = [HOME['banner']].flat();
  const floor = { floor_slug: 'coastal-maple', floor_title: 'Coastal Maple', floor_price: '3.19', floor_image: '/media/p1.webp' };
  const server = createShopServer();
  server.data('/beforeauth/gethomescreen', { ...HOME, banner: [{ ...Object(first), ...floor }, second] });
  await openStore('/', { server });
  const hero = within(await screen.findByRole('region', { name: 'Featured floors' }));
  const tag = hero.getByRole('link', { name: 'Coastal Maple $3.19 / sqft' });
  expect(tag.getAttribute('href')).toBe('/products/coastal-maple');
  expect(
    [...document.querySelectorAll('[aria-roledescription=slide]')].map((slide) => slide.querySelectorAll('a[href^="/products/"]').length),
  ).toEqual([1, 0]);
});

test("'Scroll down' leads to the categories", async () => {
  await openStore('/');
  const href = (await screen.findByRole('link', { name: 'Scroll down' })).getAttribute('href') ?? '';
  expect(document.querySelector(href)?.textContent).toContain('Start with the grain');
});

test('Each category has See Detail, which goes to its page', async () => {
  await openStore('/');
  const entries = within(await rail('Product categories')).getAllByRole('link', { name: /See Detail/ });
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(['/products/category/1', '/products/category/2']);
});

test('Bestsellers can be sorted by All and by each category, and the choice is asked of the server', async () => {
  const { server } = await openStore('/');
  const select = await screen.findByRole('combobox', { name: 'Category' });
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All', 'Click planks', 'Stone look']);
  expect(await within(await rail('Weekly bestsellers')).findByText('Grey Slate')).toBeDefined();
  fireEvent.change(select, { target: { value: '1' } });
  await waitFor(async () => expect(within(await rail('Weekly bestsellers')).queryByText('Grey Slate')).toBeNull());
  expect(server.callsTo('/beforeauth/getproduct').at(0)?.fields).toEqual({});
  expect(server.callsTo('/beforeauth/getproduct').at(-1)?.fields).toEqual({ product_category_id: '1' });
});

test('While bestsellers load, two skeleton cards stand there', async () => {
  const server = createShopServer();
  server.neverReply('/beforeauth/getproduct');
  await openStore('/', { server });
  expect(within(await rail('Weekly bestsellers')).getAllByRole('listitem')).toHaveLength(2);
});

test('The first article is large, the others stand in the side list, each with Read More and its day', async () => {
  await openStore('/');
  const side = await screen.findByRole('list', { name: 'More news' });
  const large = screen.getByRole('link', { name: /Maple or oak\?/ });
  expect(large.getAttribute('href')).toBe('/blog/maple-or-oak');
  expect(large.textContent).toContain('04 Jun 2025');
  expect(large.textContent).toContain('Read More');
  expect(side.contains(large)).toBe(false);
  const other = within(side).getByRole('link', { name: /Floors in salt air/ });
  expect(other.getAttribute('href')).toBe('/blog/salt-air');
  expect(other.textContent).toContain('09 May 2025');
  expect(other.textContent).toContain('Read More');
});

test('Without articles there is no news block', async () => {
  const server = createShopServer();
  server.data('/beforeauth/getnewsletter', []);
  await openStore('/', { server });
  expect(await screen.findByRole('heading', { name: 'What they say' })).toBeDefined();
  await waitFor(() => expect(server.callsTo('/beforeauth/getnewsletter')).not.toEqual([]));
  expect(screen.queryByRole('heading', { name: 'Latest news' })).toBeNull();
});

test('What clients say stands in a carousel with name, role and words', async () => {
  await openStore('/');
  const said = within(await rail('Testimonials')).getByRole('figure');
  for (const words of ['Laid in a day.', 'Ana Ruiz', 'Home owner, Doral']) expect(said.textContent).toContain(words);
  expect(said.querySelector('img')?.getAttribute('src')).toBe('/media/t1.webp');
});

test('A home without banners, categories or testimonials still stands, and an unknown slide is left out', async () => {
  const server = createShopServer();
  server.data('/beforeauth/gethomescreen', { ...HOME, banner: [{ type: 'Hologram' }], product_category: null, client_say: [] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openStore('/', { server });
  expect(await screen.findByRole('heading', { name: 'Most carried out' })).toBeDefined();
  expect(console.warn).toHaveBeenCalled();
});
