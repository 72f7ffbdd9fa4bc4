// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCatalogueChanges } from '../../api/catalogue-changes';
import { NetworkError } from '../../api/errors';
import type { CatalogueChanges } from '../../domain/catalogue-changes';
import type { DownloadStatus } from '../../offline/catalogue/download-status';
import { OfflineCataloguePanel } from './offline-catalogue-panel';

const download = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  let status: unknown = { kind: 'none' };
  return {
    show: (next: unknown) => {
      status = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    status: () => status,
    readStatus: async () => null,
    download: vi.fn<() => Promise<void>>(),
    pause: vi.fn<() => Promise<void>>(),
    remove: vi.fn<() => Promise<void>>(),
  };
});
vi.mock('../../offline/catalogue/offline-catalogue', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  offlineCatalogue: download,
}));
vi.mock('../../offline/catalogue/start-offline-catalogue', () => ({ startOfflineCatalogue: () => () => undefined }));
vi.mock('../../api/catalogue-changes', () => ({ fetchCatalogueChanges: vi.fn() }));

const WHOLE = { total: { items: 214, bytes: 9_600_000 } } as CatalogueChanges;
const WORKING: DownloadStatus = {
  kind: 'working',
  isWaiting: false,
  checkedAt: null,
  done: { items: 0, bytes: 0 },
  planned: { items: 0, bytes: 0 },
};
const persist = vi.fn(async () => true);

/** Bytes that the browser gives to this site. */
function browserGives(quota: number): void {
  const storage = { estimate: async () => ({ quota, usage: 1_000_000 }), persist };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
}

/** How often the store was asked, and its answers, each held from its request; a request that is given up ends as in a browser. */
function heldSizes() {
  const answers: ((changes: CatalogueChanges) => void)[] = [];
  vi.mocked(fetchCatalogueChanges).mockImplementation(
    (_since, options) =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        options?.signal?.addEventListener('abort', () => reject(new NetworkError('given up')));
      }),
  );
  return answers;
}

const open = () =>
  act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <OfflineCataloguePanel />
      </QueryClientProvider>,
    );
  });

beforeEach(() => {
  download.show({ kind: 'none' });
  for (const call of [download.download, download.pause, download.remove]) call.mockReset().mockResolvedValue(undefined);
  vi.mocked(fetchCatalogueChanges).mockReset();
  persist.mockClear();
  browserGives(100_000_000);
});
afterEach(() => void cleanup());

test('Before it is kept, the catalog says how large it is', async () => {
  const answers = heldSizes();
  await open();
  expect(screen.getByText('Asking the store how large it is.')).toBeDefined();
  await act(async () => answers[0]?.(WHOLE));
  expect(screen.getByText('That is 214 items, 9.6 MB.')).toBeDefined();
  expect(screen.queryByText(/This browser has only/)).toBeNull();
});

test('A device with too little space is told before anything is loaded: what it has, and what is needed', async () => {
  browserGives(3_000_000);
  vi.mocked(fetchCatalogueChanges).mockResolvedValue(WHOLE);
  await open();
  expect(await screen.findByText(/^This browser has only 2.0 MB left for the store, and 9.6 MB are needed/)).toBeDefined();
});

test('A store that does not answer leaves the size open, and the catalog can be kept', async () => {
  vi.mocked(fetchCatalogueChanges).mockRejectedValue(new NetworkError('away'));
  await open();
  expect(await screen.findByText(/^The store cannot say how large it is right now/)).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Keep catalog on this device' })));
  await waitFor(() => expect(download.download).toHaveBeenCalledOnce());
  expect(persist).toHaveBeenCalledOnce();
});

test('A question for the size that a download overtook says nothing later: after a removal the store is asked again', async () => {
  const answers = heldSizes();
  await open();
  await act(async () => download.show(WORKING));
  await act(async () => download.show({ kind: 'none' }));
  expect(answers).toHaveLength(2);
  await act(async () => answers[0]?.({ ...WHOLE, total: { items: 3, bytes: 4_000 } }));
  expect(screen.getByText('Asking the store how large it is.')).toBeDefined();
  await act(async () => answers[1]?.(WHOLE));
  expect(screen.getByText('That is 214 items, 9.6 MB.')).toBeDefined();
});

test('A browser that keeps nothing says so at the press', async () => {
  vi.mocked(fetchCatalogueChanges).mockResolvedValue(WHOLE);
  download.download.mockRejectedValue(new Error('private window'));
  await open();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Keep catalog on this device' })));
  expect((await screen.findByRole('status')).textContent).toMatch(/^This browser does not let the store keep the catalog/);
});
