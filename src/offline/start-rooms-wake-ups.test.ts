// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newProject } from '../domain/rooms/edit-project';
import type { WakeableQueue } from './sync/wake-ups';
import type { RoomsState } from './rooms';

const NOW = 1_800_000_000_000;
const NOTHING: RoomsState = { projects: [], isRead: true, trouble: null, unsent: new Map() };
/** What the page knows: who is logged in, what is shown, how the exchange goes. */
const page = { account: null as string | null, isDue: true, hasRead: true, state: NOTHING };
const run = vi.fn<() => Promise<number | null>>();
const hide = vi.fn<(isOver: (key: string) => boolean) => void>();
const made = vi.fn<(accountId: string, signal: AbortSignal) => void>();
let queue: WakeableQueue | undefined;
let starts = 0;
let accountChanges: () => void = () => undefined;

vi.mock('./sync/wake-ups', () => ({ startWakeUps: (started: WakeableQueue) => void ((queue = started), (starts += 1)) }));
vi.mock('./cart', () => ({
  cartChanges: { accountId: () => page.account, subscribe: (listener: () => void) => ((accountChanges = listener), () => true) },
}));
vi.mock('./rooms', () => ({ rooms: { get: () => page.state, subscribe: vi.fn(), collection: { hide } } }));
vi.mock('./exchange-rooms', () => ({
  callsInBackground: (signal: AbortSignal) => signal,
  createRoomsExchange: (accountId: string, { calls }: { readonly calls: AbortSignal }) => {
    made(accountId, calls);
    return { isDue: async () => page.isDue, hasRead: () => page.hasRead, run };
  },
}));

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  run.mockResolvedValue(null);
  [starts, page.account, page.isDue, page.hasRead] = [0, 'ana', true, true];
  page.state = NOTHING;
  localStorage.clear();
  const { startRooms } = await import('./start-rooms');
  startRooms();
  startRooms();
});
const woken = (): WakeableQueue => {
  if (queue === undefined) throw new Error('Nothing wakes up');
  return queue;
};

describe('The rooms of an account', () => {
  it('are exchanged at a wake-up and noted for the next start; started once', async () => {
    expect(await woken().drain('return')).toBeNull();
    expect([run.mock.calls.length, starts]).toEqual([1, 1]);
    expect(localStorage.getItem('roomsKept')).toBe('1');
  });

  it('are not exchanged for nobody, nor by a timer that finds nothing to send', async () => {
    page.isDue = false;
    expect(await woken().drain()).toBeNull();
    expect(run).not.toHaveBeenCalled();
    page.account = null;
    expect([await woken().drain('return'), woken().newest()]).toEqual([null, '']);
    expect(run).not.toHaveBeenCalled();
    page.account = 'ana';
    await woken().drain('return');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('meet one exchange for each login, whose calls end with it', async () => {
    await woken().drain('return');
    await woken().drain('return');
    expect(made.mock.calls.map(([accountId]) => accountId)).toEqual(['ana']);
    const ofAna = made.mock.calls[0]?.[1];
    expect(ofAna?.aborted).toBe(false);
    page.account = 'ben';
    await woken().drain('return');
    expect([made.mock.calls.map(([accountId]) => accountId), ofAna?.aborted]).toEqual([['ana', 'ben'], true]);
    // What could not be saved of hers is not saved later.
    expect(hide.mock.calls.map(([isOver]) => ['ana 1', 'ben 1', '1'].filter(isOver))).toEqual([['ana 1']]);
    page.account = null;
    const listener = vi.fn();
    woken().subscribe(listener);
    accountChanges();
    expect([made.mock.calls[1]?.[1].aborted, listener.mock.calls.length]).toEqual([true, 1]);
  });

  it('that have arrived are noted also after a round in which one could not be sent, and that one is tried again in its time', async () => {
    run.mockResolvedValueOnce(7_000);
    expect(await woken().drain('return')).toBe(7_000);
    expect(localStorage.getItem('roomsKept')).toBe('1');
  });

  it('are not said to be there before they were read', async () => {
    page.hasRead = false;
    expect(await woken().drain('return')).toBeNull();
    expect(localStorage.getItem('roomsKept')).toBeNull();
  });

  it('on a device that fails are tried again', async () => {
    run.mockRejectedValueOnce(new Error('no storage'));
    await expect(woken().drain('return')).rejects.toThrow('no storage');
  });

  it('of an account that is closed while they are exchanged wake nobody', async () => {
    run.mockImplementationOnce(async () => {
      page.account = 'ben';
      accountChanges();
      throw new Error('given up');
    });
    woken().subscribe(() => undefined);
    expect(await woken().drain('return')).toBeNull();
  });
});

describe('What wakes the exchange', () => {
  const project = (id: string, at: number) => ({ ...newProject('Project', { at, newId: () => id }), id });

  it('is at first the account itself, then each change that waits, and nothing that was refused or is sent', async () => {
    await woken().drain();
    expect(woken().newest()).toBe('');
    page.account = 'ben';
    page.hasRead = false;
    await woken().drain('return');
    expect(woken().newest()).toBe('ben');
    page.hasRead = true;
    await woken().drain();
    const unsent = new Map([
      ['p1', null],
      ['p2', 'Too many rooms'],
      ['p4', null],
    ]);
    page.state = { projects: [project('p1', 7), project('p2', 8), project('p3', 9)], isRead: true, trouble: null, unsent };
    expect(woken().newest()).toBe('p1 7 1,p4 removed');
    page.state = { ...page.state, projects: [project('p1', 12)] };
    expect(woken().newest()).toBe('p1 12 1,p4 removed');
    page.state = { ...page.state, unsent: new Map() };
    expect(woken().newest()).toBe('');
  });
});
