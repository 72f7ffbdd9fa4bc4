// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Codec } from '../../src/contract/codec';
import { endpoints } from '../../src/contract/endpoints';
import { BAD_VALUES } from './bad-values';
import { closeStore, openStore } from './open-store';
import { SAMPLE_REPLIES } from './sample-replies';
import { createShopServer } from './shop-server';
import { expectSoundScreen } from './sound-screen';
import { spoil } from './spoil';

type Call = keyof typeof endpoints;

interface Screen {
  readonly call: Call;
  readonly path: string;
  /** What stands on the screen when what was not spoilt of its data shows; the last item of a list. */
  readonly shows: RegExp;
  readonly isSignedIn?: boolean;
  readonly presses?: string;
}

/** Each reply that a screen is made of, on the screens that show most of it. */
const SCREENS: readonly Screen[] = [
  { call: 'getHomeScreen', path: '/', shows: /Luis Mora/ },
  { call: 'getAboutUs', path: '/about-us', shows: /./ },
  { call: 'getSettings', path: '/privacy-policy', shows: /Privacy Policy/ },
  { call: 'getSettings', path: '/my-cart', shows: /To be paid/, isSignedIn: true },
  { call: 'getProducts', path: '/products', shows: /Grey Slate/ },
  { call: 'getCategories', path: '/products/category/2', shows: /Stone look/ },
  { call: 'getProductDetails', path: '/products/coastal-maple', shows: /Home/ },
  { call: 'getNewsletter', path: '/blog', shows: /Floors in salt air/ },
  { call: 'getNewsletter', path: '/', shows: /Floors in salt air/ },
  { call: 'getNewsDetails', path: '/blog/maple-or-oak', shows: /All articles/ },
  { call: 'getInstallation', path: '/installation', shows: /Glued planks/ },
  { call: 'getInstallationDetails', path: '/installation/floating', shows: /All installation guides/ },
  { call: 'getCart', path: '/my-cart', shows: /Grey Slate/, isSignedIn: true },
  { call: 'getAddresses', path: '/my-cart', shows: /Delivery to/, isSignedIn: true, presses: 'Delivery' },
  { call: 'getShippingCharge', path: '/my-cart', shows: /To be paid/, isSignedIn: true, presses: 'Delivery' },
  { call: 'getOrders', path: '/orders', shows: /Order SPS-2/, isSignedIn: true },
  { call: 'getOrders', path: '/orders/SPS-1-3', shows: /Coastal Maple|could not find/, isSignedIn: true },
];

/** Of values that the contract reads alike, one. */
const VALUES = [
  'no field', 'null', 'words instead of a figure', 'minus one', 'a figure beyond all figures', 'an object', 'hostile HTML', 'a script as an address',
  'a title of 300 characters without a space', 'right to left, flags and families', 'signs that cannot be seen',
].map((name) => ({ name, value: BAD_VALUES[name] }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

async function open({ call, path, isSignedIn = false, presses }: Screen, answer: () => unknown) {
  const server = createShopServer();
  server.data('/userauth/getuserorders', SAMPLE_REPLIES.getOrders);
  server.answer(endpoints[call].path, answer);
  await openStore(path, { server, isSignedIn });
  if (presses !== undefined) fireEvent.click(await screen.findByRole('radio', { name: presses }));
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('main [role=status][aria-label^=Loading]')).toBeNull());
}

const main = (): string => document.querySelector('main')?.textContent ?? '';

describe.each(SCREENS)('$path, of a back end whose $call', (shown) => {
  const codec: Codec<unknown> = endpoints[shown.call].output;

  test.each(VALUES)('has $name wherever it can, makes sense to a shopper, and nothing runs', async ({ name, value }) => {
    await open(shown, () => ({ status: 1, message: '', data: spoil(codec, SAMPLE_REPLIES[shown.call], value) }));
    await waitFor(() => expect(main()).toMatch(shown.shows));
    expectSoundScreen();
    if (name === 'an object') expect(console.warn).toHaveBeenCalled();
  });
});
