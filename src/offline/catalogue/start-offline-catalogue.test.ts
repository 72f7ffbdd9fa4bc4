// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { localKeys } from '../storage/storage-keys';
import type { DownloadStatus } from './download-status';

const catalogue = {
  status: vi.fn<() => Pick<DownloadStatus, 'kind'>>(),
  subscribe: vi.fn(),
  subscribeLoss: vi.fn(),
  readStatus: vi.fn<() => Promise<{ readonly state: string } | null>>(),
  resume: vi.fn(),
  download: vi.fn(async () => undefined),
};
const refreshFromCatalogue = vi.fn(async () => undefined);
vi.mock('./offline-catalogue', () => ({ offlineCatalogue: catalogue }));
const kept = new Set<string>();
const keepDocuments = vi.fn<(paths: readonly string[]) => void>();
vi.mock('./catalogue-reader', () => ({ refreshFromCatalogue, readOfflineResponse: async () => ({ data: [{ id: 3 }, { id: 'x' }] }) }));
vi.mock('../worker/keep-documents', () => ({ keepDocuments, isDocumentKept: async (path: string) => kept.has(path) }));

const client = new QueryClient();
const tellLoss = (): void => undefined;
/** What the page did: went on with a download, began one, or showed what is there. */
const did = () => ({
  resumed: catalogue.resume.mock.calls.length,
  began: catalogue.download.mock.calls.length,
  showed: refreshFromCatalogue.mock.calls.length,
});

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  localStorage.clear();
  catalogue.status.mockReturnValue({ kind: 'none' });
  catalogue.readStatus.mockResolvedValue(null);
});

async function start(): Promise<void> {
  const { startOfflineCatalogue } = await import('./start-offline-catalogue');
  startOfflineCatalogue(client, tellLoss);
  startOfflineCatalogue(client, tellLoss);
  await new Promise((resolve) => setTimeout(resolve));
}

it('A download that an earlier page began goes on, once', async () => {
  catalogue.readStatus.mockResolvedValue({ state: 'working' });
  await start();
  expect([did(), catalogue.readStatus.mock.calls.length]).toEqual([{ resumed: 1, began: 0, showed: 0 }, 1]);
});

it.each(['done', 'paused'])('A catalogue that is %s is shown where it is newer than what the page has', async (state) => {
  catalogue.readStatus.mockResolvedValue({ state });
  await start();
  expect(did()).toEqual({ resumed: 0, began: 0, showed: 1 });
  expect(refreshFromCatalogue).toHaveBeenCalledWith(client);
});

it.each([
  ['working', 1],
  ['done', 1],
  ['paused', 0],
  [null, 0],
])('A device that was asked to keep the catalogue (%s) and has lost it fetches it again', async (mark, began) => {
  if (mark !== null) localStorage.setItem(localKeys.offlineCatalogue, mark);
  await start();
  expect(did()).toEqual({ resumed: 0, began, showed: 1 - began });
});

it('A download that ends shows what it has brought; its other news shows nothing', async () => {
  catalogue.readStatus.mockResolvedValue({ state: 'working' });
  await start();
  const hear = catalogue.subscribe.mock.calls[0]?.[0] as () => void;
  for (const kind of ['working', 'paused', 'done', 'done', 'working'] as const) {
    catalogue.status.mockReturnValue({ kind });
    hear();
  }
  expect(did().showed).toBe(0);
  catalogue.status.mockReturnValue({ kind: 'done' });
  hear();
  expect(did().showed).toBe(1);
});

it('Whoever asked is told when the catalogue is deleted under the page', async () => {
  await start();
  expect(catalogue.subscribeLoss).toHaveBeenCalledExactlyOnceWith(tellLoss);
});

it('A device that cannot be read, or a list that cannot be shown, breaks nothing', async () => {
  catalogue.readStatus.mockRejectedValue(new Error('damaged'));
  await start();
  expect(did()).toEqual({ resumed: 0, began: 0, showed: 0 });
});

it('The documents of home, list and categories are kept with the catalogue: all when it has changed, at a start those that are missing', async () => {
  kept.add('/products');
  catalogue.readStatus.mockResolvedValue({ state: 'done' });
  await start();
  await vi.waitFor(() => expect(keepDocuments.mock.calls).toEqual([[['/', '/products/category/3']]]));
  const hear = catalogue.subscribe.mock.calls[0]?.[0] as () => void;
  for (const kind of ['working', 'done'] as const) {
    catalogue.status.mockReturnValue({ kind });
    hear();
  }
  await vi.waitFor(() => expect(keepDocuments.mock.calls[1]).toEqual([['/', '/products', '/products/category/3']]));
});
