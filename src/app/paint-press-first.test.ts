// @vitest-environment happy-dom
import type { AnyRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { paintPressFirst } from './paint-press-first';

/** What happened, in order, when a shopper pressed a link that leads there. */
async function pressed(to: string): Promise<readonly string[]> {
  const order: string[] = [];
  const router = { navigate: async () => void order.push('left') } as unknown as AnyRouter;
  paintPressFirst(router);
  requestAnimationFrame(() => order.push('painted'));
  await router.navigate({ to } as never);
  return order;
}

test.each(['/products', '/products/category/$id'])('A press that leads to a list, %s, is painted before the list is drawn', async (list) => {
  expect(await pressed(list)).toEqual(['painted', 'left']);
});

test.each(['/products/$slug', '/', '/my-cart'])('A press that leads elsewhere, %s, goes there at once', async (screen) => {
  expect(await pressed(screen)).toEqual(['left']);
});

test('A way that fails fails for who asked for it', async () => {
  const router = { navigate: async () => Promise.reject(new Error('no way')) } as unknown as AnyRouter;
  paintPressFirst(router);
  await expect(router.navigate({ to: '/products' } as never)).rejects.toThrow('no way');
});
