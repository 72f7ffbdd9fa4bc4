import 'fake-indexeddb/auto';
import { keptDatabase } from '../../src/offline/kept/database';
import { notifications } from '@mantine/notifications';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, vi } from 'vitest';
import { setTransport } from '../../src/api/transport';
import { App } from '../../src/app/app';
import { createQueryClient } from '../../src/app/query-client';
import { createAppRouter, pageContext } from '../../src/app/router';
import { followServerCart } from '../../src/features/cart/follow-server-cart';
import { sessionStore } from '../../src/features/session/session-store';
import { cartChanges } from '../../src/offline/cart';
import { createShopServer, type ShopServer } from './shop-server';

// The lazy chunks: here before the first test, for what turns them into code takes longer than a test waits.
import '../../src/features/find/filter-sheet';
import '../../src/features/find/found-list';
import '../../src/features/find/search-suggestions';
import '../../src/features/product/product-sections';
import '../../src/ui/load-failure';
import '../../src/routes/-home-sections';
import '../../src/routes/-list-tools';
import '../../src/routes/-product-actions';
import '../../src/routes/-site-parts';

sessionStore.start((held) => void cartChanges.open(held?.accountId ?? null).catch(() => undefined));

configure({
  // A busy machine is not a broken store.
  asyncUtilTimeout: 10_000,
  // What is waited for is not there at first, many times in a file: each time the whole page would be written out.
  getElementError: (message) => new Error(`${message ?? 'Not found'}\nThe page says: ${document.body.textContent.slice(0, 2_000)}`),
});

// happy-dom loads no pictures and calls them complete; the store would take each for a broken one.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });

// happy-dom says null where a browser without Web Locks says nothing.
Object.defineProperty(navigator, 'locks', { value: undefined });

interface OpenOptions {
  readonly server?: ShopServer;
  /** A shopper who is logged in already. */
  readonly isSignedIn?: boolean;
}

// Toasts and alerts live outside the page and leave in their own time; none may outlive the window. What was under way at the
// end of the last test can bring another: it is told to leave as well.
afterAll(allWordsGone);

function allWordsGone(): Promise<void> {
  return waitFor(() => {
    notifications.clean();
    dismissAlert();
    expect(document.querySelector('.toast, [role=dialog]')).toBeNull();
  });
}

/** Runs `work` on a clock that it moves by `vi.advanceTimersByTime`. A toast's own time must not begin on one clock and end on the other: it would stay. */
export async function onFakeClock(options: { readonly shouldAdvanceTime?: boolean }, work: () => void | Promise<void>): Promise<void> {
  await allWordsGone();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], ...options });
  try {
    await work();
    // What its toasts and alerts still wait for: to be shown, to go, to be gone.
    for (let step = 0; step < 3; step += 1) act(() => void vi.runOnlyPendingTimers());
  } finally {
    vi.useRealTimers();
  }
}

let stopFollowing = (): void => undefined;

/** The whole store at an address, as main.tsx puts it together, talking to a back end in this process. */
export async function openStore(path: string, { server = createShopServer(), isSignedIn = false }: OpenOptions = {}) {
  await forgetTries();
  window.history.replaceState(null, '', path);
  setTransport({ baseUrl: '/api', fetch: server.fetch, authKey: () => sessionStore.get()?.authKey ?? null, xsrfToken: () => null });
  if (isSignedIn) sessionStore.signIn({ authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'account-1');
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { ...queries, retryDelay: 0 } });
  queryClient.mount();
  stopFollowing();
  stopFollowing = followServerCart(queryClient);
  const router = createAppRouter(pageContext(queryClient));
  const view = render(<App queryClient={queryClient} router={router} />);
  await waitFor(() => expect(router.state.status).toBe('idle'));
  return { server, router, queryClient, ...view, path: () => router.state.location.href };
}

/** What failed in the test before must not hold up a queue of this one. */
async function forgetTries(): Promise<void> {
  await keptDatabase.write('tries', (records) => records.clear());
}

/** Leaves no shopper, no page and no words behind for the next test. */
export function closeStore(): void {
  cleanup();
  act(() => sessionStore.signOut());
  localStorage.clear();
  const live = liveRegion();
  if (live !== null) live.textContent = '';
  said.length = 0;
  dismissAlert();
}

function dismissAlert(): void {
  const alert = screen.queryByRole('dialog', { name: ALERT_TITLE });
  if (alert !== null) fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));
}

const ALERT_TITLE = 'That did not work';

/** Waits for the alert that says exactly this. */
export async function alertSays(words: string): Promise<void> {
  const alert = await screen.findByRole('dialog', { name: ALERT_TITLE });
  expect(within(alert).getByText(words)).toBeDefined();
}

const liveRegion = (): Element | null => document.querySelector('body > [role=status][aria-live=polite]');

/** What toasts have said in this test, in order; another test's late one does not hide it. */
const said: string[] = [];
new MutationObserver(() => {
  const words = liveRegion()?.textContent ?? '';
  if (words !== '' && words !== said.at(-1)) said.push(words);
}).observe(document.body, { childList: true, subtree: true, characterData: true });

/** Waits until a toast has said exactly this. */
export async function toastSays(words: string): Promise<void> {
  await waitFor(() => expect(said).toContain(words));
}
