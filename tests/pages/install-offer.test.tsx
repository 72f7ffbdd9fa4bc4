// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { installPrompt, keepInstallPrompt } from '../../src/features/site/install-prompt';
import { closeStore, openStore } from './open-store';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const INSIDE_AN_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300';

window.addEventListener('beforeinstallprompt', keepInstallPrompt);
afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  installPrompt.set(null);
  Reflect.deleteProperty(navigator, 'standalone');
});

/** `display`: how the browser shows the store. */
async function openedMenu(display: 'browser' | 'standalone', userAgent = ''): Promise<HTMLElement> {
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query.startsWith('(display-mode') ? { matches: query === `(display-mode: ${display})` } : matchMedia(query),
  );
  if (userAgent !== '') {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'standalone', { value: display === 'standalone', configurable: true });
  }
  await openStore('/contact-us');
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await within(menu).findByRole('link', { name: 'My rooms' });
  return menu;
}

function browserOffers(): ReturnType<typeof vi.fn> {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}

test('Whoever looks for it finds Install the app in the menu, and the browser asks once for each press', async () => {
  const menu = await openedMenu('browser');
  expect(within(menu).queryByText(/Install the app/)).toBeNull();
  const prompt = browserOffers();
  fireEvent.click(within(menu).getByRole('button', { name: 'Install the app' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(within(menu).queryByText(/Install the app/)).toBeNull();
});

test('Safari of a phone, which has no question to ask, is told by words', async () => {
  const menu = await openedMenu('browser', SAFARI);
  expect(within(menu).getByText('Install the app: Share, then Add to Home Screen')).toBeDefined();
});

test('A browser inside another app, which cannot install, offers nothing', async () => {
  const menu = await openedMenu('browser', INSIDE_AN_APP);
  expect(within(menu).queryByText(/Install the app/)).toBeNull();
});

test('A store that the browser’s own menu installed is not offered again', async () => {
  const menu = await openedMenu('browser');
  browserOffers();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(within(menu).queryByText(/Install the app/)).toBeNull();
});

test('Where the store is installed nothing offers it', async () => {
  const menu = await openedMenu('standalone', SAFARI);
  browserOffers();
  expect(within(menu).queryByText(/Install the app/)).toBeNull();
});
