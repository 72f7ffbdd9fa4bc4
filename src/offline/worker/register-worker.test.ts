// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const worker = vi.hoisted(() => ({
  made: [] as unknown[],
  listeners: new Map<string, (event: { readonly sw: string }) => void>(),
  /** The reply of the worker that waits; one that is none of ours never replies. */
  reply: vi.fn<(sw: string, message: unknown) => Promise<unknown>>(),
  register: vi.fn(async () => undefined),
  update: vi.fn(async () => undefined),
  skipWaiting: vi.fn(),
  refetch: vi.fn(),
  warm: vi.fn(),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    constructor(...made: readonly unknown[]) {
      worker.made.push(...made);
    }
    addEventListener = (name: string, listener: (event: { readonly sw: string }) => void): unknown => worker.listeners.set(name, listener);
    register = worker.register;
    update = worker.update;
    messageSkipWaiting = worker.skipWaiting;
  },
  messageSW: worker.reply,
}));
vi.mock('./refetch-failed-code', () => ({ refetchFailedCode: worker.refetch }));
vi.mock('./warm-visited-media', () => ({ warmMediaOfScreens: worker.warm }));
vi.mock('./keep-documents', () => ({ keepFirstDocument: () => undefined }));
vi.mock('./unsent-changes-block', () => ({ blockUpdateWhileUnsent: () => undefined }));

const NEW = { id: 'new', builtAt: '2026-11-29T09:00:00.000Z' };
const BUILDS: Readonly<Record<string, unknown>> = {
  'own worker': { id: 'own', builtAt: '2026-11-28T09:00:00.000Z' },
  'same build, built again': { id: 'own', builtAt: '2026-11-30T09:00:00.000Z' },
  'earlier build': { id: 'earlier', builtAt: '2026-11-27T09:00:00.000Z' },
  'new worker': NEW,
};
const reload = vi.fn();
let controller: string | null;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('PROD', true);
  worker.made.length = 0;
  worker.listeners.clear();
  worker.reply.mockImplementation(async (sw) => BUILDS[sw] ?? Promise.reject(new Error('No port')));
  controller = 'own worker';
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready: Promise.resolve({}),
      get controller() {
        return controller;
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A page that registers its worker; resolves when the registration is done. */
async function openedPage() {
  const { registerWorker } = await import('./register-worker');
  const { updateGate } = await import('./update-gate');
  registerWorker();
  await vi.waitFor(() => expect(worker.warm).toHaveBeenCalled());
  return {
    updateGate,
    happens: async (event: 'waiting' | 'controlling', sw = 'new worker') => {
      if (event === 'controlling') controller = sw;
      // workbox-window tells of a new controller with the worker that it registered.
      worker.listeners.get(event)?.({ sw: event === 'controlling' ? 'own worker' : sw });
      await vi.dynamicImportSettled();
    },
  };
}
const see = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('A new version', () => {
  // The first test, since the pages of the others would check too.
  it('is looked for when a page that stays open is looked at again, once an hour at most', async () => {
    worker.update.mockRejectedValueOnce(new Error('no connection'));
    await openedPage();
    vi.setSystemTime(Date.now() + HOUR_MS - MINUTE_MS);
    see('visible');
    expect(worker.update).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + MINUTE_MS);
    see('hidden');
    expect(worker.update).not.toHaveBeenCalled();
    see('visible');
    see('visible');
    expect(worker.update).toHaveBeenCalledOnce();
  });

  it('comes from the worker itself, past every HTTP cache', async () => {
    await openedPage();
    expect(worker.made).toEqual(['/sw.js', { updateViaCache: 'none' }]);
    expect(worker.register).toHaveBeenCalledOnce();
  });

  it('is offered, taken when the shopper accepts, and reloads the page once it is in charge', async () => {
    const { updateGate, happens } = await openedPage();
    expect(updateGate.get().isReady).toBe(false);
    await happens('waiting');
    expect(updateGate.get().isReady).toBe(true);
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    updateGate.accept();
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    await happens('controlling');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that does not say that it is a worker of the store, as an empty script, is not offered, and is replaced by the next that does', async () => {
    const { updateGate, happens } = await openedPage();
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await vi.dynamicImportSettled();
    worker.reply.mockImplementation(() => new Promise(() => undefined));
    await happens('waiting', 'empty script');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.reply).toHaveBeenCalledWith('empty script', { type: 'WHICH_BUILD' });
    expect(updateGate.get().isReady).toBe(false);
    expect(worker.update.mock.calls.length).toBeGreaterThan(1);
    expect(worker.update.mock.calls.length).toBeLessThanOrEqual(6);
    worker.reply.mockResolvedValue(NEW);
    await happens('waiting');
    worker.update.mockClear();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect([updateGate.get().isReady, worker.update.mock.calls]).toEqual([true, []]);
  });

  it('is not what some cache serves of an earlier build: that is not offered, takes an offer back, and is replaced', async () => {
    const { updateGate, happens } = await openedPage();
    await happens('waiting');
    expect(updateGate.get().isReady).toBe(true);
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await happens('waiting', 'earlier build');
    expect(updateGate.get().isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.update).toHaveBeenCalled();
    await happens('waiting');
    expect(updateGate.get().isReady).toBe(true);
  });

  it.each(['same build, built again', 'own worker', 'earlier build'])(
    'is not a worker that takes charge without being newer (%s)',
    async (sw) => {
      const { updateGate, happens } = await openedPage();
      await happens('controlling', sw);
      await happens('waiting', sw === 'earlier build' ? 'own worker' : sw);
      expect([updateGate.get().isReady, worker.update.mock.calls]).toEqual([false, []]);
    },
  );

  it('does not reload a page under a checkout', async () => {
    const { updateGate, happens } = await openedPage();
    await happens('waiting');
    updateGate.accept();
    const end = updateGate.block('checkout');
    await happens('controlling');
    expect(reload).not.toHaveBeenCalled();
    end();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab has accepted is offered here: only a reload is left to do', async () => {
    const { updateGate, happens } = await openedPage();
    await happens('controlling');
    expect([updateGate.get().isReady, reload.mock.calls.length]).toEqual([true, 0]);
    updateGate.accept();
    expect(reload).toHaveBeenCalledOnce();
    expect(worker.skipWaiting).not.toHaveBeenCalled();
  });

  it("is not what a device's first worker is, but what comes after it is", async () => {
    controller = null;
    const { updateGate, happens } = await openedPage();
    await happens('controlling', 'own worker');
    expect(updateGate.get().isReady).toBe(false);
    await happens('controlling');
    expect(updateGate.get().isReady).toBe(true);
  });
});

describe('A page', () => {
  it('whose script does not load is reloaded where nothing is in its way', async () => {
    const { repairFailedCode } = await import('./repair-failed-code');
    repairFailedCode();
    const [reloadPage] = worker.refetch.mock.calls[0] ?? [];
    reloadPage();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('without workers mends its scripts all the same, and registers nothing', async () => {
    vi.stubGlobal('navigator', {});
    const { registerWorker } = await import('./register-worker');
    const { repairFailedCode } = await import('./repair-failed-code');
    repairFailedCode();
    registerWorker();
    await import('workbox-window');
    await Promise.resolve();
    expect([worker.refetch.mock.calls.length, worker.made]).toEqual([1, []]);
  });

  it('of the development server does neither', async () => {
    vi.stubEnv('PROD', false);
    const { registerWorker } = await import('./register-worker');
    const { repairFailedCode } = await import('./repair-failed-code');
    repairFailedCode();
    registerWorker();
    expect([worker.register.mock.calls, worker.refetch.mock.calls]).toEqual([[], []]);
  });

  it('whose worker cannot be registered goes on without it, and says so in the log', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = new Error('refused by a setting');
    worker.register.mockRejectedValueOnce(refused);
    const { registerWorker } = await import('./register-worker');
    registerWorker();
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('The store will not work offline.', refused));
  });
});
