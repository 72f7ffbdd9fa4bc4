// @vitest-environment happy-dom
import type { AnyRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { paintPressFirst } from './paint-press-first';

type Router = Pick<AnyRouter, 'navigate'>;

function routerThat(goes: (to: string) => Promise<void>): Router {
  const router = { navigate: ({ to }: { readonly to: string }) => goes(to) } as unknown as Router;
  paintPressFirst(router);
  return router;
}

/** What happened, in order, when a shopper pressed links that lead there, one right after the other. */
async function pressed(...links: readonly string[]): Promise<readonly string[]> {
  const order: string[] = [];
  const router = routerThat(async (to) => void order.push(to));
  requestAnimationFrame(() => order.push('painted'));
  await Promise.all(links.map((to) => router.navigate({ to } as never)));
  return order;
}

test.each(['/products', '/products/category/$id'])(
  'A press that leads to a list, %s, is painted before the list is drawn',
  async (list) => {
    expect(await pressed(list)).toEqual(['painted', list]);
  },
);

test.each(['/products/$slug', '/', '/my-cart'])('A press that leads elsewhere, %s, goes there at once', async (screen) => {
  expect(await pressed(screen)).toEqual([screen]);
});

test('Of two presses before the next frame the last one wins, wherever it leads', async () => {
  expect(await pressed('/products', '/products/category/$id')).toEqual(['painted', '/products/category/$id']);
  expect(await pressed('/products', '/my-cart')).not.toContain('/products');
});

test('Who presses again with every frame gets there all the same', async () => {
  const order: string[] = [];
  const router = routerThat(async (to) => void order.push(to));
  for (let frame = 0; frame < 6; frame++) {
    void router.navigate({ to: '/products' } as never);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  expect(order.length).toBeGreaterThan(0);
});

test('A way that fails fails for who asked for it', async () => {
  const router = routerThat(async () => Promise.reject(new Error('no way')));
  await expect(router.navigate({ to: '/products' } as never)).rejects.toThrow('no way');
});
