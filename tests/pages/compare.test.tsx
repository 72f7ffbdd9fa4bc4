// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { compareList } from '../../src/offline/compare-list';
import { closeStore, openStore, toastSays } from './open-store';
import { PRODUCTS } from './sample-shop';
import { createShopServer } from './shop-server';

afterEach(() => {
  act(() => compareList.clear());
  closeStore();
  vi.restoreAllMocks();
});

type Wire = Readonly<Record<string, unknown>>;

const specified = (product: Wire | undefined, rows: readonly (readonly [string, string])[]): Wire => ({
  status: 1,
  message: '',
  product: {
    ...product,
    product_specifications: [
      {
        product_specifications_id: 1,
        title: 'Construction',
        product_specifications_detail: rows.map(([title, sub_title]) => ({ title, sub_title })),
      },
    ],
  },
  product_image: [],
});

/** A shop whose floors have specifications; 'walnut' has no price per sqft. */
function shopWithDetails() {
  const server = createShopServer();
  server.reply('/beforeauth/getproductdetails', ({ slug }) => {
    if (slug === 'coastal-maple')
      return specified(PRODUCTS[0], [
        ['Core', 'SPC'],
        ['Wear layer', '20 mil'],
      ]);
    if (slug === 'grey-slate')
      return specified(PRODUCTS[2], [
        ['Core', 'SPC'],
        ['Wear layer', '12 mil'],
      ]);
    if (slug === 'walnut') return specified(PRODUCTS[1], []);
    return { status: 0, message: 'No such product', data: null };
  });
  return server;
}

const row = (name: RegExp | string) => within(screen.getByRole('table')).getByRole('row', { name });

async function openComparison(search: string, server = shopWithDetails()) {
  const store = await openStore(`/compare?${search}`, { server });
  await screen.findByRole('table');
  return store;
}

test('Two floors stand side by side: the price first, what differs before what is equal', async () => {
  await openComparison('floors=coastal-maple,grey-slate');
  await waitFor(() => expect(row(/^Wear layer/).textContent).toContain('20 mil'));
  expect(row(/^Price per sqft/).textContent).toMatch(/\$3\.19\$4\.29$/);
  expect(row(/^Price per box/).textContent).toContain('$75.41 for 23.64 sqft');
  const names = within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => header.textContent ?? '');
  expect(names.findIndex((name) => name.startsWith('Wear layer'))).toBeLessThan(names.findIndex((name) => name.startsWith('Core')));
});

test('Only differences hides the equal rows, and says how many differ', async () => {
  await openComparison('floors=coastal-maple,grey-slate');
  await waitFor(() => expect(screen.queryByText('4 rows, 3 differ')).not.toBeNull());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(screen.getByText('3 of 4 rows differ')).toBeDefined();
  expect(within(screen.getByRole('table')).queryByRole('row', { name: /^Core/ })).toBeNull();
  expect(row(/^Wear layer/)).toBeDefined();
});

test('An area gives boxes, what is left over and the price with everything, by the figures of the cart', async () => {
  await openComparison('floors=coastal-maple,grey-slate');
  const area = screen.getByLabelText('Your area (sqft)');
  fireEvent.change(area, { target: { value: '250' } });
  await waitFor(() => expect(row(/^Boxes/).textContent).toMatch(/12 boxes12 boxes$/));
  expect(row(/^Left over/).textContent).toContain('33.68 sqft');
  expect(row(/^Flooring/).textContent).toContain('$904.92');
  expect(row(/^All of it, for pickup/).textContent).toContain('$1,677.46');
  expect(screen.getByText(/^Priced with installation by our crew.*Delivery is added by address in the cart/)).toBeDefined();
});

test('Each floor’s head has its price and, for an area, its total, so that both are in the first screen', async () => {
  await openComparison('floors=coastal-maple,grey-slate&sqft=250');
  const heads = await screen.findAllByRole('columnheader', { name: /View floor/ });
  await waitFor(() => expect(heads[0]?.textContent).toContain('$1,677.46for pickup'));
  expect(heads.map((head) => /\$[\d.]+ \/ sqft/.exec(head.textContent ?? '')?.[0])).toEqual(['$3.19 / sqft', '$4.29 / sqft']);
});

test('The area is in the address, so that a link and a reload keep it', async () => {
  const { path } = await openComparison('floors=coastal-maple,grey-slate&sqft=250&wastage=15');
  await waitFor(() => expect(row(/^Boxes/).textContent).toContain('13 boxes'));
  fireEvent.click(screen.getByRole('radio', { name: 'None' }));
  await waitFor(() => expect(path()).toContain('wastage=0'));
  expect(row(/^Boxes/).textContent).toContain('11 boxes');
});

test('A floor that is gone is named, and can be taken out', async () => {
  const { path } = await openComparison('floors=coastal-maple,no-such-floor,grey-slate');
  await screen.findByText('We no longer have a floor at this address:');
  fireEvent.click(screen.getByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(path()).not.toContain('no-such-floor'));
  expect(screen.queryByText('We no longer have a floor at this address:')).toBeNull();
});

test('Taking out floors by keyboard leads to the next column, and after the last to the heading', async () => {
  await openComparison('floors=coastal-maple,grey-slate');
  const takeOut = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  takeOut('Take out Coastal Maple');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Take out Grey Slate'));
  takeOut('Take out Grey Slate');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Compare floors'));
});

test('A floor whose details do not load is named as the shop calls it, and is shown with what the list says of it', async () => {
  const server = shopWithDetails();
  const reply = { ok: specified(PRODUCTS[0], []), broken: new Response('{"status":0,"message":"","data":null}', { status: 500 }) };
  server.reply('/beforeauth/getproductdetails', ({ slug }) => (slug === 'walnut' ? reply.broken.clone() : reply.ok));
  await openComparison('floors=coastal-maple,walnut', server);
  const notice = await screen.findByText(/its details did not load/, {}, { timeout: 20_000 });
  await waitFor(() => expect(notice.parentElement?.textContent).toContain(String(PRODUCTS[1]?.['title'])));
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(2));
});

test('A floor that the shop took back is named as gone, although a saved list still has it', async () => {
  const server = shopWithDetails();
  server.reply('/beforeauth/getproductdetails', ({ slug }) =>
    slug === 'walnut' ? { status: 0, message: 'No such product', data: null } : specified(PRODUCTS[0], []),
  );
  const { router } = await openStore('/products', { server });
  await screen.findAllByRole('link', { name: /Shop Now/ });
  await act(() => router.navigate({ to: '/compare', search: { floors: 'coastal-maple,walnut' } }));
  const gone = await screen.findByText(/^We no longer have/);
  expect(gone.parentElement?.textContent).toContain('alnut');
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(1);
});

test('A chosen floor that the shop no longer has is named as it was called', async () => {
  act(() => void compareList.toggle({ slug: 'old-oak', title: 'Old 12 - Oak' }));
  await openComparison('floors=coastal-maple,old-oak');
  expect((await screen.findByText('We no longer have this floor:')).parentElement?.textContent).toContain('Old 12 - Oak');
});

test('One floor is shown and says what is missing; five show the first four', async () => {
  await openComparison('floors=coastal-maple');
  expect(await screen.findByText(/One floor alone has nothing to compare with/)).toBeDefined();
  closeStore();
  await openComparison('floors=coastal-maple,grey-slate,walnut,a,b');
  expect(await screen.findByText(/Only 4 floors fit side by side/)).toBeDefined();
});

test.each(['floors=', 'floors=%2C%2C', 'sqft=abc&wastage=99', ''])(
  'Without a floor the page says how to choose some: ?%s',
  async (search) => {
    await openStore(`/compare?${search}`, { server: shopWithDetails() });
    expect(await screen.findByText('Choose two to four floors')).toBeDefined();
  },
);

test.each(['x,y', '[1]'])('Floors that do not exist leave a way on: %s', async (floors) => {
  await openStore(`/compare?floors=${floors}`, { server: shopWithDetails() });
  expect(await screen.findByText('None of these floors can be shown')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all floors' }).getAttribute('href')).toBe('/products');
});

test('A floor without saved details shows what a list says of it, and what to do', async () => {
  const server = createShopServer();
  server.goSilent('/beforeauth/getproductdetails');
  const { router } = await openStore('/products', { server });
  await screen.findAllByRole('link', { name: /Shop Now/ });
  await act(() => router.navigate({ to: '/compare', search: { floors: 'coastal-maple,grey-slate' } }));
  await screen.findByRole('table');
  expect((await screen.findAllByText(/its details are not saved on this device/)).length).toBe(2);
  expect(row(/^Price per sqft/).textContent).toContain('$4.29');
});

test('Compare on cards fills the bar, which leads to the comparison; the fifth press says what to do', async () => {
  const { path } = await openStore('/products', { server: shopWithDetails() });
  for (const name of ['Compare Coastal Maple', 'Compare Grey Slate']) fireEvent.click(await screen.findByRole('button', { name }));
  const bar = await screen.findByRole('region', { name: 'Floors to compare' });
  expect(within(bar).getByText('2 floors to compare')).toBeDefined();
  act(() => compareList.replace(['a', 'b', 'coastal-maple', 'grey-slate'].map((slug) => ({ slug, title: slug }))));
  fireEvent.click(screen.getByRole('button', { name: 'Compare Walnut' }));
  await toastSays('You compare 4 floors, the most that fit side by side. Take one out first: press its Compare again.');
  fireEvent.click(screen.getByRole('button', { name: 'Compare Coastal Maple' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Compare Coastal Maple' }).getAttribute('aria-pressed')).toBe('false'));
  fireEvent.click(within(bar).getByRole('link', { name: 'Compare' }));
  await waitFor(() => expect(path()).toContain('/compare?floors='));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Floors to compare' })).toBeNull());
});

test('Add a floor leads to the list, where the floors of a shared comparison are chosen already', async () => {
  const { path } = await openComparison('floors=coastal-maple,grey-slate');
  fireEvent.click(screen.getByRole('button', { name: 'Add a floor' }));
  await waitFor(() => expect(path()).toContain('/products'));
  const bar = await screen.findByRole('region', { name: 'Floors to compare' });
  expect(within(bar).getByText('2 floors to compare')).toBeDefined();
});

test('The Compare of a card is no part of its link', async () => {
  await openStore('/products', { server: shopWithDetails() });
  const compare = await screen.findByRole('button', { name: 'Compare Coastal Maple' });
  expect(compare.closest('a')).toBeNull();
  expect(screen.getAllByRole('link', { name: /Coastal Maple.*Shop Now/ })).toHaveLength(1);
});

test('A link is copied where the browser shares nothing, and the toast says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await openComparison('floors=coastal-maple,grey-slate&sqft=250');
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await toastSays('Link copied');
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/compare?floors=coastal-maple%2Cgrey-slate&sqft=250`);
});

test('The sheet for a condo board says what is stated and what is not, and whose data it is', async () => {
  const server = createShopServer();
  server.reply('/beforeauth/getproductdetails', () =>
    specified(PRODUCTS[0], [
      ['IIC / STC', '57 / 51 *'],
      ['Wear layer', '20 mil'],
      ['*', 'Demo data'],
    ]),
  );
  await openStore('/board-sheet?floors=coastal-maple', { server });
  const sheet = await screen.findByRole('article', { name: 'Coastal Maple' });
  const said = (label: string) => within(sheet).getByText(label).nextElementSibling?.textContent;
  expect(said('Impact sound, IIC')).toBe('57 *');
  expect(said('Airborne sound, STC')).toBe('51 *');
  expect(said('Delta IIC')).toBe('Not stated');
  expect(said('Wear layer')).toBe('20 mil');
  expect(within(sheet).getAllByText('* Demo data')).toHaveLength(1);
  expect(within(sheet).getByText(/These are the maker’s data/)).toBeDefined();
  expect(within(sheet).getByText('1 Plank Way, Doral, FL 33178')).toBeDefined();
  expect(within(sheet).getByText(`${window.location.origin}/products/coastal-maple`)).toBeDefined();
});

test('A sheet without a floor, or for one that is gone, leaves a way on', async () => {
  await openStore('/board-sheet');
  expect(await screen.findByText('Choose a floor first')).toBeDefined();
  expect(screen.queryByText(/One floor alone/)).toBeNull();
  closeStore();
  await openStore('/board-sheet?floors=gone');
  expect(await screen.findByText('We no longer have a floor at this address:')).toBeDefined();
});
