import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { loggedPath, requestLog } from './request-log';

it('A request is one line of the log: method, path without its query, status and milliseconds', async () => {
  const logged: unknown[] = [];
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_012.345);
  const app = new Hono();
  app.use(requestLog((entry) => void logged.push(entry)));
  app.post('/cart', (c) => c.text('', 201));
  await app.request('/cart?key=secret', { method: 'POST' });
  clock.mockRestore();
  expect(logged).toEqual([{ level: 'info', method: 'POST', path: '/cart', status: 201, ms: 12.3 }]);
});

it('Where a shopper lives stands in no line: the road distance is asked for by its coordinates', () => {
  expect(loggedPath('/api/route/v1/driving/-80.36,25.82;-80.19,25.77')).toBe('/api/route/v1/driving/…');
  expect(loggedPath('/api/order/getorders')).toBe('/api/order/getorders');
});
