import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { XSRF_HEADER } from '../src/contract/headers';
import { whileTimePasses } from '../tests/fixtures/while-time-passes';
import { enterWorkerScope, type WorkerScopeInTest } from '../tests/fixtures/worker-scope';

const PICTURE = { src: '', widths: [], widthPx: 1, heightPx: 1, color: '', alt: '' };
const PRODUCT = { id: 7, title: 'Oak', slug: 'oak', picture: PICTURE, priceCentsPerSqft: null, pricePerBoxCents: 100, sqftPerBox: 2000 };
const MESSAGE = { firstName: 'Elena', lastName: 'Ruiz', email: 'elena@shopper.example', message: 'Hello' };

let scope: WorkerScopeInTest;
let asked: { readonly path: string; readonly authKey: string | null; readonly xsrfToken: string | null }[];
let respond: (path: string) => Response;

const envelope = (status: number, data: unknown = null): Response => Response.json({ status, message: '', data });

const languages = new Set<string | null>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  scope = enterWorkerScope();
  asked = [];
  languages.clear();
  respond = () => envelope(1);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
    const request = new Request(new URL(typeof input === 'string' ? input : input.url, scope.location), init);
    const { pathname } = new URL(request.url);
    languages.add(request.headers.get('Accept-Language'));
    asked.push({ path: pathname, authKey: request.headers.get('auth_key'), xsrfToken: request.headers.get(XSRF_HEADER) });
    return respond(pathname);
  });
  const { drainOnSync } = await import('./drain-on-sync');
  drainOnSync(scope as unknown as ServiceWorkerGlobalScope, async () => 'es');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sync = (tag = 'sps-outbox'): Promise<void> => whileTimePasses(scope.fire('sync', { tag }));

/** Elena is signed in, and has put a floor into the cart that is not sent yet. */
async function changeWaits(): Promise<void> {
  const [{ mirrorSession }, { cartChanges }] = await Promise.all([
    import('../src/offline/sync/session-mirror'),
    import('../src/offline/cart'),
  ]);
  await mirrorSession({ authKey: 'key', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'elena', 'token');
  await cartChanges.open('elena');
  await cartChanges.put({ product: PRODUCT, boxes: 3, isInstallationChosen: false });
}

async function messageWaits(): Promise<void> {
  const { messages } = await import('../src/offline/messages');
  await messages.save('0b0e0a3c-6f0e-4e6e-9f2e-3f0c5a1d2b4c', MESSAGE, null);
}

/** Elena is signed in, and has measured a room that her account does not have. */
async function roomWaits(): Promise<void> {
  const [{ mirrorSession }, { deviceRooms }, { newProject, withNewRoom }] = await Promise.all([
    import('../src/offline/sync/session-mirror'),
    import('../tests/fixtures/device-rooms'),
    import('../src/domain/rooms/edit-project'),
  ]);
  await mirrorSession({ authKey: 'key', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' }, 'elena', 'token');
  let ids = 0;
  const tools = { at: 1_000, newId: () => `id-${(ids += 1)}` };
  await deviceRooms().save('elena', withNewRoom(newProject('Home', tools), { ...tools, at: 2_000 }));
}

const roomsOf = async (accountId: string) => (await import('../tests/fixtures/device-rooms')).deviceRooms().read(accountId);
const askedForRooms = () => asked.filter(({ path }) => /project/.test(path)).map(({ authKey }) => authKey);
const noRooms = (path: string): Response => envelope(1, /getprojects/.test(path) ? { projects: [], version: '0', has_more: '0' } : null);

describe('A sync event', () => {
  it('sends the rooms that wait, with the store closed, and leaves them to a page that is open', async () => {
    await roomWaits();
    respond = noRooms;
    scope.openTab('/rooms');
    await sync();
    expect(askedForRooms()).toEqual([]);
    scope.tabs.length = 0;
    await sync();
    expect(askedForRooms()).toEqual(['key', 'key']);
  });

  it('rejects while a room still waits, and not for a store that keeps none', async () => {
    await roomWaits();
    respond = (path) => (/project/.test(path) ? new Response('', { status: 503 }) : envelope(1));
    await expect(sync()).rejects.toThrow('still wait');
    vi.setSystemTime(Date.now() + 60_000);
    respond = (path) => (/project/.test(path) ? Response.json({ status: 0, message: '', data: null }, { status: 404 }) : envelope(1));
    await expect(sync()).resolves.toBeUndefined();
  });

  it('is not fired again for rooms whose key is no longer valid: they wait for a sign-in', async () => {
    await roomWaits();
    respond = () => Response.json({ status: 3, message: '', data: null }, { status: 401 });
    await expect(sync()).resolves.toBeUndefined();
    expect(await roomsOf('elena')).toHaveLength(1);
  });

  it('writes no rooms of an account that was logged out while the store answered', async () => {
    await roomWaits();
    const [{ wipeMirror }, { deviceRooms }, { projectCodec }] = await Promise.all([
      import('../src/offline/sync/session-mirror'),
      import('../tests/fixtures/device-rooms'),
      import('../src/contract/wire-project'),
    ]);
    const projects = (await roomsOf('elena')).map(({ project }) => projectCodec.encode(project));
    const reply = (path: string): Response => envelope(1, /getprojects/.test(path) ? { projects, version: '1', has_more: '0' } : null);
    let isLeft = true;
    vi.stubGlobal('fetch', async (url: string) => {
      if (isLeft && /getprojects/.test(url)) {
        await deviceRooms().clear();
        await wipeMirror();
      }
      return reply(url);
    });
    await sync().catch(() => undefined);
    expect(await roomsOf('elena')).toEqual([]);
    // What would have been written is there: the same reply is kept of a shopper who stays.
    isLeft = false;
    await roomWaits();
    await sync();
    expect((await roomsOf('elena')).map(({ isUnsent }) => isUnsent)).toEqual([false]);
  });

  it('that finds nothing to send is done, and asks nothing of the server', async () => {
    await expect(sync()).resolves.toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('rejects while a change still waits, so that the browser fires it again', async () => {
    await changeWaits();
    respond = () => new Response('', { status: 503 });
    await expect(sync()).rejects.toThrow('still wait');
    expect(asked.map(({ authKey }) => authKey)).toContain('key');
  });

  it('sends a change with the key and the token that the page has left for it', async () => {
    await changeWaits();
    respond = (path) => envelope(1, path.endsWith('getusercarts') ? [] : null);
    await sync();
    expect(asked[0]).toMatchObject({ authKey: 'key', xsrfToken: 'token' });
  });

  it('rejects while a message still waits, with nobody signed in', async () => {
    await messageWaits();
    respond = () => new Response('', { status: 503 });
    await expect(sync()).rejects.toThrow('still wait');
    expect(asked.map(({ authKey }) => authKey)).not.toContain('key');
  });

  it('is done when the message has been accepted', async () => {
    await messageWaits();
    await expect(sync()).resolves.toBeUndefined();
    expect(asked).toHaveLength(1);
    await sync();
    expect(asked).toHaveLength(1);
  });

  it('sends a message although the changes cannot be sent', async () => {
    await changeWaits();
    await messageWaits();
    respond = (path) => (path.endsWith('contactus') ? envelope(1) : new Response('', { status: 503 }));
    await expect(sync()).rejects.toThrow('still wait');
    const { messages } = await import('../src/offline/messages');
    expect(await messages.read()).toEqual([]);
  });

  it('tries no more than twice, and not before the time of a change that was tried just now', async () => {
    await changeWaits();
    const at: number[] = [];
    respond = () => {
      at.push(Date.now());
      return new Response('', { status: 503 });
    };
    await expect(sync()).rejects.toThrow('still wait');
    expect(at).toHaveLength(2);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(5_000);
    // Fired again at once: the second pause is longer than the first.
    await expect(sync()).rejects.toThrow('still wait');
    expect((at[2] ?? 0) - (at[1] ?? 0)).toBeGreaterThanOrEqual(10_000);
  });

  it('that comes right after a try waits for the next one, and is done with it', async () => {
    await changeWaits();
    let isAway = true;
    respond = (path) => (isAway ? new Response('', { status: 503 }) : envelope(1, path.endsWith('getusercarts') ? [] : null));
    setTimeout(() => {
      isAway = false;
    }, 1_000);
    await expect(sync()).resolves.toBeUndefined();
  });

  it('is not fired again for a key that is no longer valid: those changes wait for a sign-in', async () => {
    await changeWaits();
    respond = () => Response.json({ status: 3, message: '', data: null }, { status: 401 });
    await expect(sync()).resolves.toBeUndefined();
  });

  it('whose key is refused wipes what the device shows of the account, and leaves its changes', async () => {
    await changeWaits();
    const [{ entries, set }, { openKeyValueStore }, { cartChanges }, { readMirror }] = await Promise.all([
      import('idb-keyval'),
      import('../src/offline/kept/database'),
      import('../src/offline/cart'),
      import('../src/offline/sync/session-mirror'),
    ]);
    const privateRows = openKeyValueStore('sps-queries-private');
    await set('orders', { v: 1 }, privateRows);
    respond = () => envelope(1);
    await sync('other');
    expect(await entries(privateRows)).toHaveLength(1);
    respond = () => Response.json({ status: 3, message: '', data: null }, { status: 401 });
    await sync();
    expect(await entries(privateRows)).toEqual([]);
    expect(await readMirror()).toBeNull();
    expect(await cartChanges.read('elena')).toHaveLength(1);
  });

  it('whose key is refused leaves the account to a page that has signed in meanwhile', async () => {
    await changeWaits();
    const { mirrorSession, readMirror } = await import('../src/offline/sync/session-mirror');
    const newer = { authKey: 'newer key', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' };
    respond = () => Response.json({ status: 3, message: '', data: null }, { status: 401 });
    const syncing = sync();
    await mirrorSession(newer, 'elena', 'token');
    await syncing;
    expect((await readMirror())?.authKey).toBe('newer key');
  });

  it('goes to the API of the build', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.example/api//');
    await messageWaits();
    await sync();
    expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/api\/[^/]/)]);
    vi.unstubAllEnvs();
  });

  it('goes to the API of the own host where the build names none', async () => {
    await messageWaits();
    await sync();
    expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/api\/[^/]/)]);
  });

  it('of somebody else is left alone', async () => {
    await messageWaits();
    await expect(sync('other')).resolves.toBeUndefined();
    expect(asked).toEqual([]);
  });
});
