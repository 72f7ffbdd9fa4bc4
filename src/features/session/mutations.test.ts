// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** A new page: the token in memory is lost. */
async function openPage() {
  vi.resetModules();
  return import('./mutations');
}

beforeEach(() => localStorage.clear());

test('The device token is a random UUID, made once and kept', async () => {
  const token = (await openPage()).deviceToken();
  expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect((await openPage()).deviceToken()).toBe(token);
  localStorage.clear();
  expect((await openPage()).deviceToken()).not.toBe(token);
});
