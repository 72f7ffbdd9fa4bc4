import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WHOLE_FILM, wholeMedia } from '../tests/fixtures/whole-media';
import { enterWorkerScope, type WorkerScopeInTest } from '../tests/fixtures/worker-scope';
import { AWAY_MS } from '../src/domain/network-away';
import type { KeptDocuments } from './kept-documents';
import { createSilence, type Silence } from './network-silence';

const MEDIA = 'sps-media';
const VIDEO = 'sps-video';
const OFFLINE = 'sps-kept-pictures';

let scope: WorkerScopeInTest;
/** The responses of the network, by path. */
let network: Map<string, () => Response>;
let asked: string[];
let silence: Silence;
const documents: KeptDocuments = { read: async () => null, refresh: vi.fn(async () => undefined) };

beforeEach(async () => {
  scope = enterWorkerScope();
  [network, asked] = [new Map(), []];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const respond = network.get(pathname);
    if (respond === undefined) throw new TypeError('network');
    return respond();
  });
  const { serveMedia } = await import('./media-route');
  silence = createSilence();
  serveMedia(silence);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const picture =
  (words: string, status = 200, mediaType = 'image/avif') =>
  (): Response =>
    new Response(wholeMedia(words), { status, headers: { 'Content-Type': mediaType } });

async function keep(cacheName: string, path: string, response: Response): Promise<void> {
  await (await scope.caches.open(cacheName)).put(path, response);
}
/** The offline catalogue's one file of a picture. */
async function keepOffline(address: string, words: string): Promise<void> {
  const name = address.replace(/-\d+\.\w+$/, '');
  await keep(OFFLINE, name, new Response(wholeMedia(words), { headers: { 'Content-Type': 'image/avif', 'X-Kept-Address': address } }));
}
const textOf = async (path: string, init: RequestInit & { readonly isHanging?: boolean } = {}): Promise<string | undefined> =>
  (await scope.respond(path, init))?.text();
const cached = (name: string): readonly string[] => scope.caches.addressesIn(name).map((address) => new URL(address).pathname);

describe('An icon that a shop can replace', () => {
  const icon = (colour: string): string => `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${colour}"/></svg>`;
  const served = (colour: string) => () => new Response(icon(colour), { headers: { 'Content-Type': 'image/svg+xml' } });

  it('is there without a network once it was seen, and the new one is shown at the look after next', async () => {
    network.set('/icons/favicon.svg', served('green'));
    expect(await textOf('/icons/favicon.svg')).toBe(icon('green'));
    await vi.waitFor(() => expect(cached(MEDIA)).toEqual(['/icons/favicon.svg']));
    network.delete('/icons/favicon.svg');
    expect(await textOf('/icons/favicon.svg')).toBe(icon('green'));
    network.set('/icons/favicon.svg', served('brown'));
    await vi.waitFor(async () => expect(await textOf('/icons/favicon.svg')).toBe(icon('brown')));
  });

  it('that was never seen is an error without a network', async () => {
    expect((await scope.respond('/icons/icon-192.png'))?.type).toBe('error');
  });
});

describe('A picture', () => {
  it('is fetched once and comes from the cache then', async () => {
    network.set('/media/oak.avif', picture('oak'));
    expect(await textOf('/media/oak.avif')).toBe(wholeMedia('oak'));
    expect(await textOf('/media/oak.avif')).toBe(wholeMedia('oak'));
    expect(asked).toEqual(['/media/oak.avif']);
  });

  it.each([
    ['an error', picture('error', 404)],
    ["a portal's page", picture('portal', 200, 'text/html')],
    ['a file that is cut short', () => new Response(wholeMedia('oak').slice(0, -1), { headers: { 'Content-Type': 'image/avif' } })],
  ])('for which %s comes is not kept, and asked for again', async (_what, respond) => {
    network.set('/media/oak.avif', respond);
    await scope.respond('/media/oak.avif');
    expect(cached(MEDIA)).toEqual([]);
    network.set('/media/oak.avif', picture('oak'));
    expect(await textOf('/media/oak.avif')).toBe(wholeMedia('oak'));
  });

  it('that an older worker kept wrongly is fetched anew', async () => {
    await keep(MEDIA, '/media/oak.avif', picture('portal', 200, 'text/html')());
    network.set('/media/oak.avif', picture('oak'));
    expect(await textOf('/media/oak.avif')).toBe(wholeMedia('oak'));
  });

  it('that was fetched within thirty days comes from the cache, and an older one is fetched anew', async () => {
    const kept = (days: number): Response =>
      new Response(wholeMedia('kept'), {
        headers: { 'Content-Type': 'image/avif', Date: new Date(Date.now() - days * 24 * 60 * 60_000).toUTCString() },
      });
    network.set('/media/oak.avif', picture('new'));
    await keep(MEDIA, '/media/oak.avif', kept(29));
    expect(await textOf('/media/oak.avif')).toBe(wholeMedia('kept'));
    await keep(MEDIA, '/media/oak.avif', kept(31));
    expect(await textOf('/media/oak.avif')).toBe(wholeMedia('new'));
  });

  it('of the offline catalogue comes from the device in its own width, without the network', async () => {
    await keepOffline('/media/oak-1280.avif', 'kept');
    expect(await textOf('/media/oak-1280.avif')).toBe(wholeMedia('kept'));
    expect(asked).toEqual([]);
  });

  it.each([
    ["a portal's page", picture('portal', 200, 'text/html')],
    ["a portal's page of 403", picture('portal', 403, 'text/html')],
  ])('for which %s comes is shown in the width that the device has', async (_what, respond) => {
    await keepOffline('/media/oak-1280.avif', 'kept');
    network.set('/media/oak-640.avif', respond);
    expect(await textOf('/media/oak-640.avif')).toBe(wholeMedia('kept'));
    network.set('/media/oak-640.avif', picture('oak'));
    expect(await textOf('/media/oak-640.avif')).toBe(wholeMedia('oak'));
  });

  it('of another width than the offline catalogue has is fetched, while the network is there', async () => {
    await keepOffline('/media/oak-1280.avif', 'kept');
    network.set('/media/oak-640.avif', picture('exact'));
    expect(await textOf('/media/oak-640.avif')).toBe(wholeMedia('exact'));
  });

  it.each([
    ['without a network', null],
    ['while the server is in trouble', picture('error', 503)],
  ] as const)('%s comes in the width that the offline catalogue has', async (_when, respond) => {
    await keepOffline('/media/oak-1280.avif', 'kept');
    if (respond !== null) network.set('/media/oak-640.avif', respond);
    expect(await textOf('/media/oak-640.avif')).toBe(wholeMedia('kept'));
  });

  it('without a network comes in another width that was looked at, and not as a page kept in its place', async () => {
    await keep(MEDIA, '/media/oak-1280.avif', new Response('wide', { headers: { 'Content-Type': 'image/avif' } }));
    expect(await textOf('/media/oak-640.avif')).toBe('wide');
    await keep(MEDIA, '/media/oak-1280.avif', new Response('portal', { headers: { 'Content-Type': 'text/html' } }));
    expect((await scope.respond('/media/oak-640.avif'))?.type).toBe('error');
  });

  it('that the server does not have, and the device neither, is what the server says', async () => {
    network.set('/media/oak-640.avif', picture('not there', 404));
    expect((await scope.respond('/media/oak-640.avif'))?.status).toBe(404);
  });

  it('that the offline catalogue downloads, one of another site and one elsewhere are left to the browser', async () => {
    expect(await scope.respond('/media/oak-1280.avif', { headers: { 'X-Keep-Picture': '1' } })).toBeNull();
    expect(await scope.respond('https://pictures.example/media/oak.avif')).toBeNull();
    for (const path of [
      '/icons/oak.avif',
      '/x/media/oak.avif',
      '/media/.avif',
      '/media/oak.avif.txt',
      '/x/media/a.mp4',
      '/media/.mp4',
      '/media/a.mp4.txt',
    ])
      expect(await scope.respond(path), path).toBeNull();
    expect(await scope.respond('https://films.example/media/a.mp4')).toBeNull();
  });

  it.each(['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg', 'gif', 'AVIF'])('may be a %s', async (format) => {
    network.set(`/media/rooms/oak.${format}`, picture('oak'));
    expect((await scope.respond(`/media/rooms/oak.${format}`))?.status).toBe(200);
  });

  it('is found whatever the request says that it accepts', async () => {
    const headers = { 'Content-Type': 'image/avif', Vary: 'Accept' };
    await keep(MEDIA, '/media/oak.avif', new Response(wholeMedia('looked at'), { headers }));
    await keep(
      OFFLINE,
      '/media/maple',
      new Response(wholeMedia('kept'), { headers: { ...headers, 'X-Kept-Address': '/media/maple-1280.avif' } }),
    );
    const accepts = { headers: { Accept: 'image/avif' } };
    expect(await textOf('/media/oak.avif', accepts)).toBe(wholeMedia('looked at'));
    expect(await textOf('/media/maple-1280.avif', accepts)).toBe(wholeMedia('kept'));
    await keep(VIDEO, '/media/a.mp4', new Response(WHOLE_FILM, { headers: { 'Content-Type': 'video/mp4', Vary: 'Accept' } }));
    expect(await textOf('/media/a.mp4', accepts)).toBe(WHOLE_FILM);
  });

  it('that can be had nowhere is the fallback, and no picture where there is none', async () => {
    expect((await scope.respond('/media/oak.avif'))?.type).toBe('error');
  });
});

const BUILD = { id: 'sha256-a', builtAt: '2026-11-28T19:00:00.000Z' };

it('A page that asks which build the worker is of is told', async () => {
  const { listenToPage } = await import('./page-messages');
  listenToPage(scope as unknown as ServiceWorkerGlobalScope, silence, documents, BUILD, async () => undefined);
  const postMessage = vi.fn();
  await scope.fire('message', { data: { type: 'WHICH_BUILD' }, ports: [{ postMessage }] });
  expect(postMessage.mock.calls).toEqual([[BUILD]]);
});

describe('On a silent network, a picture', () => {
  const silent = (): Promise<Response> => new Promise(() => undefined);

  it('of another width comes after three seconds, the next one at once, and neither hides a picture that is kept', async () => {
    for (const name of ['oak', 'maple']) await keepOffline(`/media/${name}-1280.avif`, name);
    await keep(MEDIA, '/media/oak-320.avif', picture('small')());
    vi.stubGlobal('fetch', silent);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const hanging = { isHanging: true };
    const first = textOf('/media/oak-640.avif', hanging);
    await vi.advanceTimersByTimeAsync(AWAY_MS);
    expect(await first).toBe(wholeMedia('oak'));
    expect(await textOf('/media/maple-640.avif', hanging)).toBe(wholeMedia('maple'));
    expect(await textOf('/media/oak-320.avif')).toBe(wholeMedia('small'));
    vi.useRealTimers();
  });

  it('that was only shown is not fetched ahead', async () => {
    const { listenToPage } = await import('./page-messages');
    listenToPage(scope as unknown as ServiceWorkerGlobalScope, silence, documents, BUILD, async () => undefined);
    silence.waited();
    network.set('/media/oak.avif', picture('oak'));
    await scope.fire('message', { data: { type: 'WARM_MEDIA', urls: ['https://store.example/media/oak.avif'] } });
    expect(asked).toEqual([]);
  });
});

describe('A film', () => {
  const film = (): Response => new Response(WHOLE_FILM, { headers: { 'Content-Type': 'video/mp4' } });

  it('that was not kept comes from the network and is not kept', async () => {
    network.set('/media/a.mp4', film);
    expect(await textOf('/media/a.mp4')).toBe(WHOLE_FILM);
    expect(cached(VIDEO)).toEqual([]);
  });

  it('that was kept plays whole and in parts without the network, and not beyond its end', async () => {
    await keep(VIDEO, '/media/a.mp4', film());
    expect(await textOf('/media/a.mp4')).toBe(WHOLE_FILM);
    const part = await scope.respond('/media/a.mp4', { headers: { Range: 'bytes=4-7' } });
    expect([part?.status, await part?.text()]).toEqual([206, 'ftyp']);
    expect((await scope.respond('/media/a.mp4', { headers: { Range: `bytes=${WHOLE_FILM.length}-` } }))?.status).toBe(416);
    expect(asked).toEqual([]);
  });

  it('in whose place a page was kept comes from the network', async () => {
    await keep(VIDEO, '/media/a.mp4', new Response('portal', { headers: { 'Content-Type': 'text/html' } }));
    network.set('/media/a.mp4', film);
    expect(await textOf('/media/a.mp4')).toBe(WHOLE_FILM);
  });
});

describe('What a page has shown', () => {
  it('is kept when the page says so, pictures and films, each once, and nothing of another site', async () => {
    network.set('/media/oak.avif', picture('oak'));
    network.set('/media/a.mp4', () => new Response(WHOLE_FILM, { headers: { 'Content-Type': 'video/mp4' } }));
    const { listenToPage } = await import('./page-messages');
    listenToPage(scope as unknown as ServiceWorkerGlobalScope, silence, documents, BUILD, async () => undefined);
    const urls = [
      'https://store.example/media/oak.avif',
      'https://store.example/media/a.mp4',
      'https://other.example/media/b.avif',
      'https://store.example/icons/c.avif',
    ];
    await scope.fire('message', { data: { type: 'WARM_MEDIA', urls } });
    await scope.fire('message', { data: { type: 'WARM_MEDIA', urls } });
    expect(asked.toSorted()).toEqual(['/media/a.mp4', '/media/oak.avif']);
    expect([cached(MEDIA), cached(VIDEO)]).toEqual([['/media/oak.avif'], ['/media/a.mp4']]);
  });

  it('before there was a worker has its document kept when the page says so', async () => {
    const { listenToPage } = await import('./page-messages');
    listenToPage(scope as unknown as ServiceWorkerGlobalScope, silence, documents, BUILD, async () => undefined);
    await scope.fire('message', { data: { type: 'KEEP_DOCUMENTS', paths: ['/products'] } });
    expect(documents.refresh).toHaveBeenCalledWith('/products');
  });

  it('of films is kept for six of them', async () => {
    const { listenToPage } = await import('./page-messages');
    listenToPage(scope as unknown as ServiceWorkerGlobalScope, silence, documents, BUILD, async () => undefined);
    for (let film = 1; film <= 8; film += 1) {
      network.set(`/media/${film}.mp4`, () => new Response(WHOLE_FILM, { headers: { 'Content-Type': 'video/mp4' } }));
      await scope.fire('message', { data: { type: 'WARM_MEDIA', urls: [`https://store.example/media/${film}.mp4`] } });
    }
    await vi.waitFor(() => expect(cached(VIDEO)).toHaveLength(6));
  });

  it("is not kept where a portal's page came for it", async () => {
    network.set('/media/a.mp4', () => new Response('portal', { headers: { 'Content-Type': 'text/html' } }));
    const { listenToPage } = await import('./page-messages');
    listenToPage(scope as unknown as ServiceWorkerGlobalScope, silence, documents, BUILD, async () => undefined);
    await scope.fire('message', { data: { type: 'WARM_MEDIA', urls: ['https://store.example/media/a.mp4'] } });
    expect([asked, cached(VIDEO)]).toEqual([['/media/a.mp4'], []]);
  });

  it('and an accepted update are all that the worker hears', async () => {
    const { listenToPage } = await import('./page-messages');
    listenToPage(scope as unknown as ServiceWorkerGlobalScope, silence, documents, BUILD, async () => undefined);
    await scope.fire('message', { data: { type: 'SKIP_WAITING' } });
    await scope.fire('message', { data: 'SKIP_WAITING' });
    await scope.fire('message', { data: { type: 'WARM_MEDIA' } });
    expect(scope.done).toEqual(['skip waiting']);
  });
});
