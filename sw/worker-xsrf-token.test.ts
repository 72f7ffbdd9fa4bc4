import { expect, it } from 'vitest';
import { workerXsrfToken } from './worker-xsrf-token';

it('The worker takes the token from the Cookie Store, which is newer than any copy', async () => {
  expect(await workerXsrfToken({ get: () => Promise.resolve({ value: 's1%2E2' }) }, 'old')).toBe('s1.2');
});

it("Without a Cookie Store, or when it refuses or knows none, the page's copy serves", async () => {
  expect(await workerXsrfToken(null, 'copy')).toBe('copy');
  expect(await workerXsrfToken({ get: () => Promise.reject(new Error('refused')) }, 'copy')).toBe('copy');
  expect(await workerXsrfToken({ get: () => Promise.resolve(null) }, 'copy')).toBe('copy');
  expect(await workerXsrfToken(null, null)).toBeNull();
});
