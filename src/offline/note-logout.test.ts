// @vitest-environment happy-dom
import { keptDatabase } from './kept/database';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasWaitingLogouts } from './what-waits';
import { noteLogout } from './note-logout';
import { waitingLogouts } from './logouts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HASH = 'a'.repeat(64);
const kept = () => waitingLogouts.read(Date.now());

beforeEach(async () => {
  localStorage.clear();
  for (const { keyHash } of await waitingLogouts.read(0)) await waitingLogouts.forget(keyHash);
});
afterEach(() => vi.unstubAllGlobals());

describe('A logout', () => {
  it('is noted, so that the next start looks for it, until the server has heard of it', async () => {
    const noted = await noteLogout('key-1');
    expect(hasWaitingLogouts.get()).toBe(true);
    await noted?.done();
    expect([await kept(), hasWaitingLogouts.get()]).toEqual([[], false]);
  });

  it('that is heard leaves the note of another one that is not', async () => {
    await noteLogout('key-1');
    await (await noteLogout('key-2'))?.done();
    expect([(await kept()).length, hasWaitingLogouts.get()]).toEqual([1, true]);
  });

  it('without a key, and on plain http where nothing is hashed, leaves nothing to send', async () => {
    expect(await noteLogout(undefined)).toBeNull();
    vi.stubGlobal('crypto', {});
    expect(await noteLogout('key-1')).toBeNull();
    expect([await kept(), hasWaitingLogouts.get()]).toEqual([[], false]);
  });

  it('that is heard while the storage fails ends all the same, and no later start looks for it', async () => {
    const noted = await noteLogout('key-1');
    vi.spyOn(waitingLogouts, 'forget').mockRejectedValueOnce(new Error('no storage'));
    vi.spyOn(waitingLogouts, 'read').mockRejectedValueOnce(new Error('no storage'));
    await noted?.done();
    expect(hasWaitingLogouts.get()).toBe(false);
  });

  it('that the server did not hear of is left to the worker, where the browser wakes one', async () => {
    const register = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync: { register } }) } });
    const noted = await noteLogout('key-1');
    await noted?.sendLater();
    expect(register).toHaveBeenCalledOnce();
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.reject(new Error('refused')) } });
    await expect(noted?.sendLater()).resolves.toBeUndefined();
  });
});

describe('Logouts on the device', () => {
  it.each<[string, unknown]>([
    ['a number in place of a hash', { v: 1, keyHash: 7, leftAt: Date.now() }],
    ['a hash with more before it', { v: 1, keyHash: `x${HASH}`, leftAt: Date.now() }],
    ['a hash with more behind it', { v: 1, keyHash: `${HASH}0`, leftAt: Date.now() }],
    ['a text in place of a record', 'left'],
    ['nothing in place of a record', null],
    ['a record that does not say when', { v: 1, keyHash: HASH }],
    ['a record with a word for a moment', { v: 1, keyHash: HASH, leftAt: 'today' }],
    ['a session that ended by itself just now', { v: 1, keyHash: HASH, leftAt: Date.now() - 60 * DAY_MS }],
  ])('%s is none', async (_what, record) => {
    await keptDatabase.write('logouts', (records) => records.put(record, HASH));
    expect(await kept()).toEqual([]);
    await keptDatabase.write('logouts', (records) => records.delete(HASH));
  });

  it('are sent while their session may be open', async () => {
    await waitingLogouts.keep(HASH, Date.now() - 59 * DAY_MS);
    expect((await kept()).map(({ keyHash }) => keyHash)).toEqual([HASH]);
  });
});
