// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_SELECTION } from '../../src/domain/product-selection';
import { keptSelections } from '../../src/offline/kept-selections';
import { closeStore, openStore, toastSays } from './open-store';
import { DETAILS } from './sample-shop';
import { createShopServer } from './shop-server';

// The page's lazy code, before the first test.
import '../../src/routes/-floor-price';

afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

async function openFloor(isSignedIn = false, server = createShopServer()) {
  const store = await openStore('/products/coastal-maple', { server, isSignedIn });
  await screen.findByRole('heading', { level: 1, name: 'Coastal Maple' });
  return store;
}

const coverage = () => screen.getByLabelText('Coverage (sqft)');
const boxes = () => screen.getByLabelText('Boxes');
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('Without an area Add to Cart is the primary button, and a press leads to the field, which says why', async () => {
  await openFloor();
  const [add] = screen.getAllByRole('button', { name: /^Add to Cart/ });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  if (add !== undefined) fireEvent.click(add);
  await toastSays('Please enter sqft');
  expect(document.activeElement).toBe(coverage());
  expect(scrolled.mock.contexts).toContain(coverage());
  expect(coverage().getAttribute('aria-invalid')).toBe('true');
  const told = (): string | null | undefined => document.getElementById(coverage().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(told()).toBe('Please enter sqft');
  type(coverage(), '100');
  expect([coverage().getAttribute('aria-invalid'), told()]).toEqual([null, '']);
});

test('Under Buy Now there are at most three ways on, with the room view; the others are below the description', async () => {
  await openFloor();
  const more = await screen.findByRole('button', { name: 'Use my rooms' });
  const after = (element: Element, other: Element): boolean =>
    (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const buy = screen.getByRole('button', { name: 'Buy Now' });
  const description = screen.getByText('calm');
  const between = [...document.querySelectorAll('main :is(button, a)')].filter((each) => after(each, buy) && after(description, each));
  expect(between.map((element) => element.textContent)).toEqual(['Compare', 'The price with everything']);
  expect(after(more, description)).toBe(true);
  for (const name of ['For your condo board', 'Returns and warranty'])
    expect(after(screen.getByRole('link', { name }), description), name).toBe(true);
});

test('The breadcrumb goes from Home over the category to the floor, which is plain text', async () => {
  await openFloor();
  const path = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await waitFor(() =>
    expect(
      within(path)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Home', 'Click planks', 'Coastal Maple']),
  );
  expect(
    within(path)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/products/category/1']);
});

test('The gallery shows picture, video and YouTube with a thumbnail each, and YouTube is asked for nothing before it is played', async () => {
  await openFloor();
  const gallery = screen.getByRole('region', { name: 'Pictures of Coastal Maple' });
  expect(within(gallery).getAllByRole('button', { name: /^Show (picture|video) \d of 3$/ })).toHaveLength(3);
  expect(gallery.querySelector('img')?.getAttribute('src')).toBe('/media/p107.webp');
  expect(gallery.querySelector('video')?.getAttribute('src')).toBe('/media/p107.mp4');
  expect(gallery.querySelector('video')?.getAttribute('preload')).toBe('none');
  expect(gallery.innerHTML).not.toMatch(/youtube[-.a-z]*\.com|ytimg/);
  const strip = within(gallery).getByRole('list', { name: 'Pictures' });
  Object.defineProperty(strip, 'clientWidth', { value: 500 });
  strip.scrollLeft = 1000;
  fireEvent.scroll(strip);
  fireEvent.click(within(gallery).getByRole('button', { name: 'Play the video from YouTube' }));
  expect(gallery.querySelector('iframe')?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcdefghij1?autoplay=1');
});

test('A film and its first picture are there once it is the next to be shown, and stay', async () => {
  const server = createShopServer();
  const plank = { type: 'Image', file: '/media/p107.webp', video: null, video_url: null };
  server.reply('/beforeauth/getproductdetails', () => ({
    status: 1,
    message: '',
    ...DETAILS,
    product_image: [plank, plank, plank, { type: 'Video', file: '/media/p107-poster.webp', video: '/media/p107.mp4', video_url: null }],
  }));
  await openFloor(false, server);
  const gallery = screen.getByRole('region', { name: 'Pictures of Coastal Maple' });
  const strip = within(gallery).getByRole('list', { name: 'Pictures' });
  Object.defineProperty(strip, 'clientWidth', { value: 500 });
  const filmAfterTurningTo = (index: number): Element | null => {
    strip.scrollLeft = index * 500;
    fireEvent.scroll(strip);
    return gallery.querySelector('video');
  };
  await waitFor(() => expect(within(strip).getAllByRole('listitem', { hidden: true })).toHaveLength(4));
  expect(filmAfterTurningTo(1)).toBeNull();
  const film = filmAfterTurningTo(2);
  expect(film?.getAttribute('poster')).toBe('/media/p107-poster.webp');
  expect(filmAfterTurningTo(3)).toBe(film);
  expect(filmAfterTurningTo(0)).toBe(film);
});

test('The price per sqft stands beside the old price, struck through, the save badge and the description', async () => {
  await openFloor();
  const main = screen.getByRole('article');
  expect(main.textContent).toContain('$3.19 / sqft');
  expect(main.querySelector('s')?.textContent).toContain('$3.49');
  expect(within(main).getByText('Save $0.30')).toBeDefined();
  expect((await within(main).findByText('calm')).tagName).toBe('B');
});

test('Coverage and boxes have steppers and follow each other', async () => {
  await openFloor();
  type(coverage(), '160');
  expect(boxes()).toHaveProperty('value', '8');
  press('One box more');
  expect(boxes()).toHaveProperty('value', '9');
  expect(coverage()).toHaveProperty('value', '193.41');
  press('More coverage');
  expect(boxes()).toHaveProperty('value', '10');
});

test('With the wastage None, boxes are the area divided by a box, rounded up, and cover what they say', async () => {
  await openFloor();
  fireEvent.click(screen.getByRole('radio', { name: 'None' }));
  type(coverage(), '180');
  expect(boxes()).toHaveProperty('value', '8');
  press('One box more');
  expect(coverage()).toHaveProperty('value', '212.76');
});

test('A room typed as 14x18 is 252 sqft, said below the field, and never 1,418', async () => {
  await openFloor();
  type(coverage(), '14x18');
  expect(screen.getByText('14 × 18 ft = 252 sqft')).toBeDefined();
  expect(boxes()).toHaveProperty('value', '12');
  type(coverage(), '14 ft');
  expect(screen.getByText('That is one length. For an area type two, such as 14 x 18.')).toBeDefined();
  expect(coverage()).toHaveProperty('value', '14 ft');
  expect(boxes()).toHaveProperty('value', '');
});

test('More floor than fits in one order is said, has no price and is not put in the cart', async () => {
  const server = createShopServer();
  server.data('/userauth/getusercarts', []);
  await openStore('/products/coastal-maple', { server, isSignedIn: true });
  fireEvent.click(await screen.findByRole('button', { name: 'The price with everything' }));
  type(await screen.findByLabelText('Coverage (sqft)'), '212');
  expect(await screen.findByText('Total with everything')).toBeDefined();
  type(coverage(), '250000');
  expect(boxes()).toHaveProperty('value', '11633');
  const words = 'That needs more boxes than fit in one order (9,999). Please ask us.';
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(screen.queryByText('Total with everything')).toBeNull();
  expect(document.body.textContent).not.toMatch(/\$\d{3},\d{3}/);
  for (const button of screen.getAllByRole('button', { name: /^(Add to Cart|Buy Now)/ })) fireEvent.click(button);
  await toastSays(words);
  expect(server.callsTo('/userauth/addeditusercarts')).toEqual([]);
});

test('An area that was typed before the shop changed the box needs the boxes of today', async () => {
  keptSelections.keep(107, { ...EMPTY_SELECTION, coverage: 18_000, wastagePercent: 10, boxes: 11 });
  await openFloor();
  await waitFor(() => expect(boxes()).toHaveProperty('value', '9'));
  expect(screen.getByText('9 boxes · 212.76 sqft')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'The price with everything' }));
  const panel = within(await screen.findByRole('region', { name: 'The price with everything' }));
  expect(await panel.findByText('$678.69')).toBeDefined();
});

test('One box less stops at one, less coverage stops at nothing', async () => {
  await openFloor();
  type(boxes(), '2');
  press('One box less');
  expect(boxes()).toHaveProperty('value', '1');
  expect(screen.getByRole('button', { name: 'One box less' })).toHaveProperty('disabled', true);
  type(coverage(), '5');
  press('Less coverage');
  expect(coverage()).toHaveProperty('value', '');
  expect(screen.getByRole('button', { name: 'Less coverage' })).toHaveProperty('disabled', true);
});

test('Wastage is 10% until the shopper chooses none, 5%, 10% or 15%, and is added before boxes are rounded up', async () => {
  await openFloor();
  expect(screen.getByRole('radio', { name: '10%' })).toHaveProperty('checked', true);
  type(coverage(), '2364');
  const counts = ['None', '5%', '10%', '15%'].map((name) => {
    fireEvent.click(screen.getByRole('radio', { name }));
    return boxes().getAttribute('value');
  });
  expect(counts).toEqual(['100', '105', '110', '115']);
});

test('Before anything is chosen the bar tells the price and asks for the area, and Add to Cart leads to that field', async () => {
  await openFloor();
  const bar = screen.getByRole('region', { name: 'Your selection' });
  expect(bar.textContent).toContain('$3.19 / sqft');
  expect(bar.textContent).toContain('Enter your area');
  expect(document.body.textContent).not.toContain('$0.00');
  fireEvent.click(within(bar).getByRole('button', { name: /^Add to Cart/ }));
  expect(document.activeElement).toBe(coverage());
  type(boxes(), '9');
  expect(bar.textContent).toContain('$678.69');
  expect(bar.textContent).toContain('9 boxes');
});

test('Installation is off at first', async () => {
  await openFloor();
  expect(screen.getByRole('checkbox', { name: /Add installation/ })).toHaveProperty('checked', false);
});

test('Buy Now adds the floor and goes to the cart', async () => {
  const server = createShopServer();
  server.data('/userauth/getusercarts', []);
  const { path } = await openFloor(true, server);
  type(boxes(), '9');
  fireEvent.click(screen.getAllByRole('button', { name: 'Buy Now' })[0] ?? document.body);
  await waitFor(() => expect(path()).toBe('/my-cart'));
  expect(server.callsTo('/userauth/addeditusercarts')[0]?.fields).toMatchObject({
    'Usercarts[product_id]': '107',
    'Usercarts[quantity]': '9',
  });
});

test('Other floors of the same family stand below as related flooring', async () => {
  await openFloor();
  const rail = await screen.findByRole('list', { name: 'Related flooring' });
  expect(
    within(rail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/products/walnut']);
});

test('Specifications come in groups with a title and rows', async () => {
  await openFloor();
  const block = screen.getByRole('region', { name: 'Specifications' });
  expect(
    within(block)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['Dimensions', 'Performance']);
  expect([...block.querySelectorAll('dt')].map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Plank', '9 x 60 in'],
    ['Thickness', '6.5 mm'],
    ['Waterproof', '100%'],
  ]);
});

test('All specifications shows the rest on a phone, and the focus goes to the first of it', async () => {
  const server = createShopServer();
  const offer = (firstId: number) => {
    const groups = ['Dimensions', 'Performance', 'Care', 'Warranty', 'Shipping'].map((title, index) => ({
      product_specifications_id: firstId + index,
      title,
      product_specifications_detail: [{ title: 'Row', sub_title: `Value ${firstId}` }],
    }));
    server.data('/beforeauth/getproductdetails', {
      ...DETAILS,
      product: { ...(DETAILS['product'] as object), product_specifications: groups },
    });
  };
  offer(0);
  const { queryClient } = await openFloor(false, server);
  const all = screen.getByRole('button', { name: 'All specifications' });
  all.focus();
  fireEvent.click(all);
  expect(document.activeElement?.textContent).toMatch(/^Warranty/);

  coverage().focus();
  offer(100);
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(screen.getAllByText('Value 100')).toHaveLength(5));
  expect(document.activeElement).toBe(coverage());
});

test('Before anything is chosen the page tells the price of a box, an example of an area, what wastage is, and what Add to Cart lacks', async () => {
  await openFloor();
  expect(screen.getByText('$75.41 per box of 23.64 sqft')).toBeDefined();
  expect(coverage().getAttribute('placeholder')).toBe('e.g. 14 x 18 ft, or 252');
  expect(screen.getByText('What is wastage?').closest('details')?.textContent).toContain('Herringbone needs 20%: choose 15% and add 5%');
  const [add] = screen.getAllByRole('button', { name: /^Add to Cart/ });
  expect(add?.textContent).toContain('Enter your area first');
  expect(screen.getByRole('link', { name: 'Returns and warranty' }).getAttribute('href')).toBe('/terms-and-conditions');
  type(boxes(), '9');
  expect(add?.textContent).toBe('Add to Cart');
});
