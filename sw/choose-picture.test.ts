import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY_MS } from '../src/domain/network-away';
import { choosePicture, type PictureSources } from './choose-picture';
import { createSilence, type Silence } from './network-silence';

const picture = (words: string, status = 200): Response => new Response(words, { status });
const none = async (): Promise<undefined> => undefined;
const kept = (words: string) => async () => picture(words);
const refused = (): Promise<Response> => Promise.reject(new TypeError('network'));

let silence: Silence;
/** The requests that hang, each with its end. */
let hanging: { readonly signal: AbortSignal; readonly respond: (response: Response) => void }[];
const hangs = (signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    hanging.push({ signal, respond: resolve });
    signal.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
  silence = createSilence();
  hanging = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const choose = async (sources: Partial<PictureSources>): Promise<string> =>
  (
    await choosePicture({ exact: none, other: none, fetch: refused, isPicture: ({ status }) => status === 200, ...sources }, silence)
  ).text();

describe('A picture', () => {
  it('comes from the device when it is kept, and the network is not asked', async () => {
    expect(await choose({ exact: kept('exact'), other: kept('other'), fetch: hangs })).toBe('exact');
    expect(hanging).toEqual([]);
  });

  it('comes from the network when it responds, though another width is kept', async () => {
    expect(await choose({ other: kept('other'), fetch: async () => picture('new') })).toBe('new');
  });

  it('comes in another width when the network refuses or has something else than a picture', async () => {
    expect(await choose({ other: kept('other') })).toBe('other');
    expect(await choose({ other: kept('other'), fetch: async () => picture('trouble', 503) })).toBe('other');
    expect(await choose({ other: kept('other'), fetch: async () => picture('not there', 404) })).toBe('other');
    expect(await choose({ fetch: async () => picture('trouble', 503) })).toBe('trouble');
    await expect(choose({})).rejects.toThrow('network');
  });

  it('comes in another width after three seconds of silence, not before, and is fetched behind', async () => {
    let shown = '';
    const choosing = choose({ other: kept('other'), fetch: hangs }).then((words) => (shown = words));
    await vi.advanceTimersByTimeAsync(AWAY_MS - 1);
    expect(shown).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toBe('other');
    await choosing;
    expect(hanging.map(({ signal }) => signal.aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(hanging.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('is waited for where no other width is kept, however long it takes', async () => {
    const choosing = choose({ fetch: hangs });
    await vi.advanceTimersByTimeAsync(60_000);
    hanging[0]?.respond(picture('at last'));
    expect(await choosing).toBe('at last');
  });
});

describe('A silent network', () => {
  async function falls(count = 1): Promise<void> {
    const choosing = Array.from({ length: count }, () => choose({ other: kept('other'), fetch: hangs }));
    await vi.advanceTimersByTimeAsync(AWAY_MS);
    expect(await Promise.all(choosing)).toEqual(Array.from({ length: count }, () => 'other'));
  }

  it('is asked by one request alone: the others end, and leave their connections to the page', async () => {
    await falls(4);
    expect(hanging.map(({ signal }) => signal.aborted)).toEqual([false, true, true, true]);
    expect(await choose({ other: kept('other'), fetch: hangs })).toBe('other');
    expect(hanging).toHaveLength(4);
  });

  it('is asked again by the next picture, once that request has ended', async () => {
    await falls();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await choose({ other: kept('other'), fetch: hangs })).toBe('other');
    expect(hanging).toHaveLength(2);
    expect(silence.isSilent()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
  });

  it('is over when it responds: then pictures come in their own width again', async () => {
    await falls();
    hanging[0]?.respond(picture('late'));
    await vi.advanceTimersByTimeAsync(0);
    expect(silence.isSilent()).toBe(false);
    expect(await choose({ other: kept('other'), fetch: async () => picture('new') })).toBe('new');
  });

  it('is over when the request that asks alone is answered', async () => {
    silence.waited();
    expect(await choose({ other: kept('other'), fetch: async () => picture('new') })).toBe('other');
    await vi.advanceTimersByTimeAsync(0);
    expect(silence.isSilent()).toBe(false);
  });

  it('is none while something else is heard: a slow network lets every picture come', async () => {
    const choosing = [1, 2].map(() => choose({ other: kept('other'), fetch: hangs }));
    await vi.advanceTimersByTimeAsync(AWAY_MS - 500);
    await choose({ fetch: async () => picture('small') });
    await vi.advanceTimersByTimeAsync(500);
    expect(await Promise.all(choosing)).toEqual(['other', 'other']);
    expect(silence.isSilent()).toBe(false);
    expect(hanging.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    hanging[1]?.respond(picture('slow'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(hanging.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('is none where the network refuses at once', async () => {
    silence.waited();
    await expect(choose({})).rejects.toThrow('network');
    expect(silence.isSilent()).toBe(false);
  });
});
