// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { isWayForward, noteWays } from '../ui/way-forward';
import { noteOpening } from './note-opening';

async function open(type: NavigationTimingType, address = '/products') {
  const root = createRootRoute();
  const routes = ['/', '/products'].map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory({ initialEntries: [address] }) });
  noteWays(router);
  noteOpening(router, { type });
  await router.load();
  return router;
}

test('A screen that a visit opens with begins like one that is gone forward to', async () => {
  expect(isWayForward(await open('navigate'))).toBe(true);
});

test('One that the tab shows again is drawn whole: there may be a place to return to', async () => {
  expect(isWayForward(await open('reload'))).toBe(false);
  expect(isWayForward(await open('back_forward'))).toBe(false);
});

test('So is one whose address names a place within it', async () => {
  expect(isWayForward(await open('navigate', '/products#last'))).toBe(false);
});

test('Ways that follow are told apart as ever', async () => {
  const router = await open('reload');
  await router.navigate({ to: '/' });
  expect(isWayForward(router)).toBe(true);
});
