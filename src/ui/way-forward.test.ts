// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { isWayForward, noteWays } from './way-forward';

async function openStore() {
  const root = createRootRoute();
  const routes = ['/', '/products', '/blog'].map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory({ initialEntries: ['/products'] }) });
  noteWays(router);
  await router.load();
  return router;
}

test('A page that was loaded was not gone forward to', async () => {
  expect(isWayForward(await openStore())).toBe(false);
});

test('Going on is a way forward, and stays one when the screen is drawn long after the way was taken', async () => {
  const router = await openStore();
  await router.navigate({ to: '/blog' });
  expect(router.state.resolvedLocation?.pathname).toBe('/blog');
  expect(isWayForward(router)).toBe(true);
});

test('Going back is none, and going on again is one, though the way back has not come to its end', async () => {
  const router = await openStore();
  await router.navigate({ to: '/blog' });
  router.history.subscribe(() => void router.load());
  router.history.back();
  expect(isWayForward(router)).toBe(false);
  await router.navigate({ to: '/blog' });
  expect(isWayForward(router)).toBe(true);
});

test('An address that takes the place of the present one changes nothing', async () => {
  const router = await openStore();
  await router.navigate({ to: '/blog' });
  await router.navigate({ to: '/', replace: true });
  expect(isWayForward(router)).toBe(true);
});
