// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTransport } from '../../api/transport';
import { CallbackPage } from './callback-page';
import { CallbackTestPage } from './callback-test-page';
import { codeSearch } from './code-search';

const asked: { url: string; body: unknown }[] = [];
let respond: () => Response;

/** Renders a test page at an address, with a token exchange that sends the given reply. */
function open(address: string): void {
  const root = createRootRoute();
  const pages = [
    ['/callback', CallbackPage],
    ['/callbacktest', CallbackTestPage],
  ] as const;
  const routes = pages.map(([path, component]) => createRoute({ getParentRoute: () => root, path, component, validateSearch: codeSearch }));
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory({ initialEntries: [address] }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The registered router's type is the store's; this one has two of its routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  asked.length = 0;
  respond = () => Response.json({ access_token: 'access-1' });
  setTransport({
    baseUrl: '/api',
    fetch: async (url, init) => {
      asked.push({ url, body: JSON.parse(String(init.body)) });
      return respond();
    },
    authKey: () => null,
    xsrfToken: () => 'xsrf-1',
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('The code of the address is exchanged and the access token kept on this device', async () => {
  open('/callback?code=abc-1');
  expect(await screen.findByText('access-1')).toBeDefined();
  expect(asked).toEqual([{ url: '/api/accounting/token-exchange', body: { code: 'abc-1' } }]);
  expect(localStorage.getItem('accountingAccessToken')).toBe('access-1');
});

test("The SDK is loaded and tokenizes the provider's public test card", async () => {
  vi.stubEnv('VITE_ACCOUNTING_SDK_URL', 'https://sdk.example/payments.js');
  // happy-dom loads no scripts; the page behaves as after a failed script.
  const charged: unknown[] = [];
  vi.stubGlobal('intuit', {
    ipp: {
      payments: {
        tokenize: (appToken: string, payment: unknown, done: (cardToken: string) => void) => {
          charged.push([appToken, payment]);
          done('card-token-1');
        },
      },
    },
  });
  open('/callback?code=abc-1');
  expect(await screen.findByText('card-token-1')).toBeDefined();
  expect(document.querySelector('script[src="https://sdk.example/payments.js"]')).not.toBeNull();
  expect(charged).toEqual([['access-1', { card: expect.objectContaining({ number: '4111111111111111' }) }]]);
});

test.each([
  ['/callback', () => Response.json({}), 'Authorization code not found in URL'],
  ['/callback?code=abc-1', () => Response.json({}), 'Failed to get access token'],
  ['/callback?code=abc-1', () => new Response('', { status: 502 }), 'Token exchange failed'],
  ['/callback?code=abc-1', () => Response.json({ access_token: 'access-1' }), 'Tokenize function not available'],
])('Each failure of the test page has its message', async (address, reply, words) => {
  respond = reply;
  open(address);
  expect(await screen.findByText(words)).toBeDefined();
});

test('The second test page shows the code and the token this device holds', async () => {
  localStorage.setItem('accountingAccessToken', 'access-9');
  open('/callbacktest?code=abc-2');
  expect(await screen.findByText('abc-2')).toBeDefined();
  expect(screen.getByText('access-9')).toBeDefined();
  expect(asked).toEqual([]);
});
