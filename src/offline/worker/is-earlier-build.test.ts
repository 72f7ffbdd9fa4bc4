import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isEarlierBuild } from './is-earlier-build';

const registration = { waiting: {} as object | null, installing: null as object | null, update: vi.fn(async () => undefined) };
let served: string;

beforeEach(() => {
  Object.assign(registration, { waiting: {}, installing: null });
  registration.update.mockReset().mockResolvedValue(undefined);
  served = "addEventListener('message', ({ data }) => data.type === 'SKIP_WAITING' && skipWaiting())";
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } });
  vi.stubGlobal('fetch', async () => new Response(served));
});
afterEach(() => vi.unstubAllGlobals());

describe('A worker that waits and says nothing', () => {
  it('is the build of a roll-back where the server still serves the same', async () => {
    expect(await isEarlierBuild('/sw.js')).toBe(true);
  });

  it.each(['', '<!doctype html><h1>Guest WiFi</h1>'])('is none of ours where the server’s script is none (%j)', async (script) => {
    served = script;
    expect(await isEarlierBuild('/sw.js')).toBe(false);
    expect(registration.update).not.toHaveBeenCalled();
  });

  it('is none of ours where the browser then finds another script, or has replaced it already', async () => {
    registration.update.mockImplementation(async () => void (registration.installing = {}));
    expect(await isEarlierBuild('/sw.js')).toBe(false);
    Object.assign(registration, { waiting: {}, installing: null });
    registration.update.mockImplementation(async () => void (registration.waiting = {}));
    expect(await isEarlierBuild('/sw.js')).toBe(false);
    Object.assign(registration, { waiting: null });
    registration.update.mockResolvedValue(undefined);
    expect(await isEarlierBuild('/sw.js')).toBe(false);
  });
});
