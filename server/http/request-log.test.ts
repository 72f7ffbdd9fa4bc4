import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { requestLog } from './request-log';

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
