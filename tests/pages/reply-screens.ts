import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { endpoints } from '../../src/contract/all-endpoints';
import { openStore } from './open-store';
import { SAMPLE_REPLIES } from './sample-replies';
import { createShopServer } from './shop-server';

type Call = keyof typeof endpoints;

export interface ReplyScreen {
  readonly call: Call;
  readonly path: string;
  /** What stands on the screen when what was not spoilt of its data shows; the last item of a list. */
  readonly shows: RegExp;
  readonly isSignedIn?: boolean;
  readonly presses?: string;
}

/** Each reply that a screen is made of, on the screens that show most of it. */
export const REPLY_SCREENS: readonly ReplyScreen[] = [
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
  { call: 'getDevices', path: '/account', shows: /Grey tablet/, isSignedIn: true },
  { call: 'getOrders', path: '/orders', shows: /Order SPS-2/, isSignedIn: true },
  { call: 'getOrders', path: '/orders/SPS-1-3', shows: /Coastal Maple|could not find/, isSignedIn: true },
];

/** The screen on a back end with this reply to its call and the sample to all others; resolves when nothing is loading. */
export async function openScreen({ call, path, isSignedIn = false, presses }: ReplyScreen, reply: () => unknown): Promise<void> {
  const server = createShopServer();
  server.data('/userauth/getuserorders', SAMPLE_REPLIES.getOrders);
  server.reply(endpoints[call].path, reply);
  await openStore(path, { server, isSignedIn });
  if (presses !== undefined) fireEvent.click(await screen.findByRole('radio', { name: presses }));
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('main [role=status][aria-label^=Loading]')).toBeNull());
}
