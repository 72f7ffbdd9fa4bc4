// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { afterPaint } from './load-ahead';

const somewhere = { latestLocation: { href: '/products' } } as Parameters<typeof afterPaint>[0];

test('A screen is loaded ahead once the touch is painted', async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push('painted'));
  await afterPaint(somewhere, async () => order.push('loaded'));
  expect(order).toEqual(['painted', 'loaded']);
});

test('A screen that the shopper has gone to meanwhile is not loaded ahead as well', async () => {
  const router = { ...somewhere };
  let loads = 0;
  const loading = afterPaint(router, async () => (loads += 1));
  Object.assign(router, { latestLocation: { href: '/products/coastal-maple' } });
  await loading;
  expect(loads).toBe(0);
});
