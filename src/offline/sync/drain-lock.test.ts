import { afterEach, describe, expect, it, vi } from 'vitest';
import { underWebLock, webLock } from './drain-lock';

afterEach(() => vi.unstubAllGlobals());

const refusal = () => new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
const withLocks = (locks: unknown): unknown => vi.stubGlobal('navigator', { locks });

describe('Work under a lock', () => {
  it.each([
    ['has none', undefined],
    ['refuses them', { request: () => Promise.reject(refusal()) }],
    [
      'throws at their mention',
      {
        get request() {
          throw refusal();
        },
      },
    ],
  ])('is done once, without a lock, where the browser %s', async (_how, locks) => {
    withLocks(locks);
    const work = vi.fn(async () => 'done');
    expect(await webLock('name', work)).toBe('done');
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done without a lock where even the name of the locks throws', async () => {
    vi.stubGlobal('navigator', {
      get locks() {
        throw refusal();
      },
    });
    expect(await webLock('name', async () => 'done')).toBe('done');
  });

  it('that fails under its lock is not done again', async () => {
    withLocks({ request: (_name: string, _options: unknown, work: () => Promise<unknown>) => work() });
    const work = vi.fn(() => Promise.reject(new Error('of the work')));
    await expect(webLock('name', work)).rejects.toThrow('of the work');
    expect(work).toHaveBeenCalledOnce();
  });

  it('whose wait is ended is not done', async () => {
    withLocks({ request: () => Promise.reject(new DOMException('ended', 'AbortError')) });
    const work = vi.fn(async () => undefined);
    await expect(underWebLock('name', work, AbortSignal.abort())).rejects.toThrow('ended');
    expect(work).not.toHaveBeenCalled();
  });

  it('is asked for under its name, and with what ends its wait where something may', async () => {
    const request = vi.fn((_name: string, _options: unknown, work: () => Promise<unknown>) => work());
    withLocks({ request });
    const { signal } = new AbortController();
    expect(await webLock('name', async () => 'done')).toBe('done');
    expect(await underWebLock('other', async () => 'done too', signal)).toBe('done too');
    expect(request.mock.calls.map(([name, options]) => [name, options])).toEqual([
      ['name', {}],
      ['other', { signal }],
    ]);
  });

  it('is done without a lock where there is no navigator at all', async () => {
    vi.stubGlobal('navigator', undefined);
    expect(await webLock('name', async () => 'done')).toBe('done');
  });
});
