import { afterEach, expect, it, vi } from 'vitest';
import { keepFirstDocument } from './keep-documents';

afterEach(() => void vi.unstubAllGlobals());

/** What a page that was opened so tells the worker. */
async function told(visit: { readonly name: string; readonly workerStart: number }): Promise<readonly unknown[]> {
  const postMessage = vi.fn();
  vi.stubGlobal('performance', { getEntriesByType: () => [visit] });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) } });
  keepFirstDocument();
  await Promise.resolve();
  return postMessage.mock.calls.flat();
}

it('The document of the visit that had no worker yet is kept, under the address it was opened at', async () => {
  expect(await told({ name: 'https://store.example/products#top', workerStart: 0 })).toEqual([
    { type: 'KEEP_DOCUMENTS', paths: ['/products'] },
  ]);
});

it('One that came through the worker, or with a question, is not asked for', async () => {
  expect(await told({ name: 'https://store.example/products', workerStart: 3 })).toEqual([]);
  expect(await told({ name: 'https://store.example/products?q=oak', workerStart: 0 })).toEqual([]);
});
