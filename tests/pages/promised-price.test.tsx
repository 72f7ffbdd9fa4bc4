// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '../../src/features/session/call-signed-in';
import { sessionStore } from '../../src/features/session/session-store';
import { cartChoices, FIRST_CHOICES } from '../../src/offline/cart-choices';
import { keptSelections } from '../../src/offline/kept-selections';
import { cartChanges } from '../../src/offline/cart';
import { closeStore, openStore } from './open-store';
import { rememberCart } from './remembered-cart';
import { createShopServer } from './shop-server';

// The page's lazy code, before the first test.
import '../../src/features/cart/hand-over-choices';
import '../../src/routes/-floor-price';

const FLOOR = '/products/coastal-maple';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  await cartChanges.discardAll().catch(() => undefined);
  sessionStorage.clear();
  closeStore();
});

/** A floor's page with an area typed and the price with everything open. */
async function openPanel(boxesInCart: Readonly<Record<number, number>>, isSignedIn: boolean) {
  const server = createShopServer();
  rememberCart(server, boxesInCart);
  const store = await openStore(FLOOR, { server, isSignedIn });
  fireEvent.change(await screen.findByLabelText('Coverage (sqft)'), { target: { value: '180' } });
  fireEvent.click(await screen.findByRole('button', { name: 'The price with everything' }));
  const panel = await screen.findByRole('region', { name: 'The price with everything' });
  await within(panel).findByText('Total with everything');
  return { ...store, panel };
}

const dollars = (text: string | null | undefined): string => /\$[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? 'none';
const promised = (panel: HTMLElement) => dollars(within(panel).getByText('Total with everything').parentElement?.textContent);
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
const logIn = (accountId = 'account-1') =>
  act(() =>
    sessionStore.signIn({ authKey: `key of ${accountId}`, firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, accountId),
  );
const WELCOME = { code: 'WELCOME10', percentHundredths: 1_000 };
const ESTIMATE = { of: 'rooms', zip: '33401', cents: 32_000, boxes: 9 } as const;
const installationBox = () => screen.getByRole('checkbox', { name: /Add installation/ });
async function cartSays(total: string): Promise<void> {
  const bill = await screen.findByRole('region', { name: 'Bill summary' });
  await waitFor(() => expect(dollars(within(bill).getByText('To be paid').parentElement?.textContent)).toBe(total));
}

test('A visitor who saw a total without installation and pressed Buy Now finds that total in the cart after the login', async () => {
  const { panel, path } = await openPanel({}, false);
  const total = promised(panel);
  expect(total).toBe('$726.20');
  press('Buy Now');
  await waitFor(() => expect(path()).toContain('/login'));
  logIn();
  await waitFor(() => expect(path()).toBe('/my-cart'));
  await cartSays(total);
  expect(screen.queryByText(/Installation is included/)).toBeNull();
});

test.each(['Buy Now', 'Add to Cart'])(
  'Signed in, %s keeps the total that was shown, with the installation that was ticked',
  async (name) => {
    const { panel, path, router } = await openPanel({}, true);
    fireEvent.click(screen.getByRole('checkbox', { name: /Add installation/ }));
    await waitFor(() => expect(promised(panel)).toBe('$1,258.10'));
    press(name);
    await waitFor(() => expect(cartChoices.of('account-1').installation).toBe(true));
    if (name === 'Add to Cart') await act(() => router.navigate({ to: '/my-cart' }));
    await waitFor(() => expect(path()).toBe('/my-cart'));
    await cartSays('$1,258.10');
  },
);

test('A floor that is in the cart already, with installation by default, has the total that its page showed', async () => {
  const { panel } = await openPanel({ 107: 9 }, true);
  const total = promised(panel);
  press('Buy Now');
  await cartSays(total);
});

test('A promo code that is removed beside the price is gone from the total, from the next look and from the cart', async () => {
  const { panel } = await openPanel({}, false);
  const before = promised(panel);
  fireEvent.change(within(panel).getByLabelText('Promo code'), { target: { value: 'WELCOME10' } });
  fireEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
  await within(panel).findByText('Discount · WELCOME10');
  fireEvent.click(within(panel).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(promised(panel)).toBe(before));
  cleanup();
  const again = await openPanel({}, false);
  expect([promised(again.panel), within(again.panel).queryByText(/WELCOME10/)]).toEqual([before, null]);
});

test('A promo code that is removed beside the price does not come back from the cart', async () => {
  cartChoices.change('account-1', { promo: WELCOME });
  const { panel } = await openPanel({ 107: 3 }, true);
  await within(panel).findByText('Discount · WELCOME10');
  fireEvent.click(within(panel).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(within(panel).queryByText(/WELCOME10/)).toBeNull());
  cleanup();
  const again = await openPanel({ 107: 3 }, true);
  expect(within(again.panel).queryByText(/WELCOME10/)).toBeNull();
});

test('A promo code and delivery chosen beside the price come with the floor, once; what the cart chooses later counts', async () => {
  const { panel } = await openPanel({}, false);
  fireEvent.change(within(panel).getByLabelText('Promo code'), { target: { value: 'WELCOME10' } });
  fireEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
  await within(panel).findByText('Discount · WELCOME10');
  const total = promised(panel);
  cleanup();
  const again = await openPanel({}, false);
  expect(promised(again.panel)).toBe(total);
  press('Buy Now');
  await waitFor(() => expect(again.path()).toContain('/login'));
  logIn();
  await waitFor(() => expect(again.path()).toBe('/my-cart'));
  await cartSays(total);
  expect(cartChoices.of('account-1')).toMatchObject({ fulfilment: 'Pickup', installation: false, promo: { code: 'WELCOME10' } });
  expect(keptSelections.of(107).terms?.promo).toBeUndefined();
});

test('A total that nobody was shown fixes nothing: the cart’s own default is told', async () => {
  const server = createShopServer();
  rememberCart(server, {});
  await openStore(FLOOR, { server, isSignedIn: true });
  fireEvent.change(await screen.findByLabelText('Coverage (sqft)'), { target: { value: '180' } });
  press('Buy Now');
  expect(await screen.findByText('Installation is included: $531.90')).toBeDefined();
  expect(cartChoices.of('account-1').installation).toBe(FIRST_CHOICES.installation);
});

test('The comparison is priced with the installation that the cart has', async () => {
  localStorage.setItem('cartChoices', JSON.stringify({ accountId: 'account-1', choices: { installation: false } }));
  await openStore('/compare?floors=coastal-maple&sqft=180', { isSignedIn: true });
  await waitFor(() => expect(screen.getByRole('row', { name: /^All of it, for pickup/ }).textContent).toContain('$726.20'));
  expect(screen.queryByRole('row', { name: /^Installation/ })).toBeNull();
});

describe('What the store’s end of a session leaves at a floor', () => {
  /** Elena's panel, with her cart's ZIP code and a promo code. */
  const elenaChooses = async () => {
    cartChoices.change('account-1', { fulfilment: 'Delivery', zipEstimate: ESTIMATE });
    const { panel } = await openPanel({}, true);
    fireEvent.change(within(panel).getByLabelText('Promo code'), { target: { value: 'WELCOME10' } });
    fireEvent.click(within(panel).getByRole('button', { name: 'Apply' }));
    await within(panel).findByText('Discount · WELCOME10');
    await waitFor(() => expect(keptSelections.of(107).terms?.zipEstimate?.of).toBe('floor'));
    return panel;
  };

  test('comes into nobody else’s cart, and is there at the next login', async () => {
    const total = promised(await elenaChooses());
    cleanup();
    endSession('key-1');
    logIn('account-2');
    const server = createShopServer();
    rememberCart(server, {});
    const theirs = await openStore(FLOOR, { server });
    await waitFor(() => expect(screen.getByLabelText('Boxes')).toHaveProperty('value', '9'));
    press('Buy Now');
    await waitFor(() => expect(theirs.path()).toBe('/my-cart'));
    // The bill of their own cart may have been seen by now.
    expect({ ...cartChoices.of('account-2'), seen: null }).toEqual({ ...FIRST_CHOICES, isInstallationTold: true });
    cleanup();
    logIn();
    expect(promised((await openPanel({}, false)).panel)).toBe(total);
  });

  test('is shown to nobody else, on the page that is open as on the next', async () => {
    const panel = await elenaChooses();
    act(() => endSession('key-1'));
    await waitFor(() => expect(within(panel).queryByText('Discount · WELCOME10')).toBeNull());
    cleanup();
    logIn('account-2');
    const theirs = await openPanel({}, false);
    expect(promised(theirs.panel)).toBe('$726.20');
    press('Buy Now');
    await waitFor(() => expect(theirs.path()).toBe('/my-cart'));
    expect(cartChoices.of('account-2')).toMatchObject({ fulfilment: 'Pickup', promo: null, zipEstimate: null });
  });
});

describe('The cart’s later choice of installation stands', () => {
  const buyWithPanelClosed = async () => {
    cleanup();
    const server = createShopServer();
    rememberCart(server, { 107: 9 });
    const { path } = await openStore(FLOOR, { server, isSignedIn: true });
    await waitFor(() => expect(screen.getByLabelText('Boxes')).toHaveProperty('value', '9'));
    press('Buy Now');
    await waitFor(() => expect(path()).toBe('/my-cart'));
  };

  test('when the floor that was added with its total is bought again', async () => {
    await openPanel({}, true);
    press('Add to Cart');
    await waitFor(() => expect(cartChoices.of('account-1').installation).toBe(false));
    cartChoices.change('account-1', { installation: true });
    await buyWithPanelClosed();
    await cartSays('$1,258.10');
    expect(cartChoices.of('account-1').installation).toBe(true);
  });

  test('when a total with the cart’s earlier one was only read', async () => {
    cartChoices.change('account-1', { installation: false });
    await openPanel({ 107: 9 }, true);
    cartChoices.change('account-1', { installation: true });
    await buyWithPanelClosed();
    await cartSays('$1,258.10');
  });

  test('and is that of the next floor’s total, of its checkbox, and of the cart after it', async () => {
    cartChoices.change('account-1', { installation: true });
    const { panel } = await openPanel({}, true);
    expect(promised(panel)).toBe('$1,258.10');
    await waitFor(() => expect(installationBox()).toHaveProperty('checked', true));
    press('Buy Now');
    await cartSays('$1,258.10');
    expect(cartChoices.of('account-1').installation).toBe(true);
  });
});

test('A visitor’s total stands after the login, whatever the account’s cart had chosen before', async () => {
  cartChoices.change('account-1', { fulfilment: 'Delivery', installation: true, promo: WELCOME, zipEstimate: ESTIMATE });
  const { panel, path } = await openPanel({}, false);
  const total = promised(panel);
  press('Buy Now');
  await waitFor(() => expect(path()).toContain('/login'));
  logIn();
  await waitFor(() => expect(path()).toBe('/my-cart'));
  await cartSays(total);
  expect(cartChoices.of('account-1')).toMatchObject({ fulfilment: 'Pickup', installation: false, promo: null, zipEstimate: null });
});

test('A price for delivery goes with its ZIP code: the cart gets none of a code that was typed over', async () => {
  const { panel, path } = await openPanel({}, true);
  fireEvent.click(within(panel).getByRole('radio', { name: 'Delivery' }));
  fireEvent.change(await within(panel).findByLabelText('ZIP code'), { target: { value: '33145' } });
  await waitFor(() => expect(keptSelections.of(107).terms?.zipEstimate?.zip).toBe('33145'));
  // The same code, typed otherwise, keeps its price.
  fireEvent.change(within(panel).getByLabelText('ZIP code'), { target: { value: '33145 ' } });
  await waitFor(() => expect(keptSelections.of(107).terms).toMatchObject({ zip: '33145 ', zipEstimate: { zip: '33145' } }));
  fireEvent.change(within(panel).getByLabelText('ZIP code'), { target: { value: '331' } });
  press('Buy Now');
  await waitFor(() => expect(path()).toBe('/my-cart'));
  expect(cartChoices.of('account-1')).toMatchObject({ fulfilment: 'Delivery', zipEstimate: null });
});
