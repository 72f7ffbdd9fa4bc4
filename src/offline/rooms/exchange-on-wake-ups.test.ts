// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Errors from '../../api/errors';
import { newProject } from '../../domain/rooms/edit-project';
import type { WakeableQueue } from '../sync/wake-ups';
import type { ProjectsState } from './projects';

const NOW = 1_800_000_000_000;
const NOTHING: ProjectsState = { projects: [], isRead: true, trouble: null, unsent: new Map() };
/** What the page knows: who is logged in, what is shown, how the exchange goes. */
const page = { account: null as string | null, isDue: true, hasRead: true, state: NOTHING };
const run = vi.fn<() => Promise<void>>();
const made = vi.fn<(accountId: string, signal: AbortSignal) => void>();
const refresh = vi.fn(async () => undefined);
const post = vi.fn();
let queue: WakeableQueue | undefined;
let starts = 0;
/** Of the modules that are loaded anew for each test. */
let errors: typeof Errors;
let accountChanges: () => void = () => undefined;

vi.mock('../sync/wake-ups', () => ({ startWakeUps: (started: WakeableQueue) => void ((queue = started), (starts += 1)) }));
vi.mock('../sync/broadcast', () => ({ openBroadcast: () => ({ post, listen: () => undefined }) }));
vi.mock('../cart', () => ({
  cartChanges: { accountId: () => page.account, subscribe: (listener: () => void) => ((accountChanges = listener), () => true) },
}));
vi.mock('./projects', () => ({ projects: { get: () => page.state, refresh, subscribe: vi.fn() } }));
vi.mock('./project-storage', () => ({ projectStorage: () => ({}) }));
vi.mock('./exchange-projects', () => ({
  isUnknownCall: ({ httpStatus }: { readonly httpStatus?: number }) => httpStatus === 404,
  callsInBackground: (signal: AbortSignal) => signal,
  createProjectExchange: (accountId: string, { calls }: { readonly calls: AbortSignal }) => {
    made(accountId, calls);
    return { isDue: async () => page.isDue, hasRead: () => page.hasRead, run };
  },
}));

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  run.mockResolvedValue(undefined);
  [starts, page.account, page.isDue, page.hasRead] = [0, 'ana', true, true];
  page.state = NOTHING;
  localStorage.clear();
  errors = await import('../../api/errors');
  const { startProjectExchange } = await import('./start-project-exchange');
  startProjectExchange();
  startProjectExchange();
});
const woken = (): WakeableQueue => {
  if (queue === undefined) throw new Error('Nothing wakes up');
  return queue;
};
/** Later than the distance of two tries. */
const later = (ms = 60 * 60_000): void => void vi.setSystemTime(Date.now() + ms);

describe('The rooms of an account', () => {
  it('are exchanged at a wake-up, and then shown here and in other tabs; started once', async () => {
    expect(await woken().drain('return')).toBeNull();
    expect([run.mock.calls.length, refresh.mock.calls.length, post.mock.calls, starts]).toEqual([1, 1, [['changed']], 1]);
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
    page.account = null;
    const listener = vi.fn();
    woken().subscribe(listener);
    accountChanges();
    expect([made.mock.calls[1]?.[1].aborted, listener.mock.calls.length]).toEqual([true, 1]);
  });

  it('are tried again after a pause that grows, sooner when somebody comes back, and no sooner than the server asks', async () => {
    run.mockRejectedValueOnce(new errors.NetworkError('away'));
    const first = (await woken().drain('return')) ?? 0;
    expect(first).toBeGreaterThanOrEqual(5_250);
    expect(await woken().drain()).toBe(first);
    expect(await woken().drain('return')).toBe(5_000);
    expect(run).toHaveBeenCalledTimes(1);
    later();
    run.mockRejectedValueOnce(new errors.HttpError(503, '', 600_000));
    expect(await woken().drain()).toBe(600_000);
    expect(await woken().drain('return')).toBe(600_000);
    later();
    expect(await woken().drain()).toBeNull();
    expect(run).toHaveBeenCalledTimes(3);
    // Over: the next one waits for nothing.
    expect(await woken().drain()).toBeNull();
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('whose queue waits have not failed: they are tried as soon as it allows', async () => {
    const { TooSoonError } = await import('../sync/queue-pace');
    run.mockRejectedValueOnce(new TooSoonError(1_200));
    expect(await woken().drain('return')).toBe(1_200);
    later(1_200);
    expect(await woken().drain()).toBeNull();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that have arrived are shown also after a round in which one could not be sent, and that one is tried again', async () => {
    run.mockRejectedValueOnce(new errors.HttpError(500, ''));
    expect(await woken().drain('return')).toBeGreaterThanOrEqual(5_250);
    expect([refresh.mock.calls.length, post.mock.calls, localStorage.getItem('roomsKept')]).toEqual([1, [['changed']], '1']);
  });

  it.each<[string, number]>([
    ['keeps no rooms', 404],
    ['wants a login', 401],
  ])('wait for the next visit where the server %s', async (_what, status) => {
    run.mockRejectedValueOnce(new errors.HttpError(status, ''));
    expect(await woken().drain('return')).toBeNull();
    expect([refresh.mock.calls, localStorage.getItem('roomsKept')]).toEqual([[], null]);
  });

  it('of an account that is closed while they are exchanged wake nobody', async () => {
    run.mockImplementationOnce(async () => {
      page.account = 'ben';
      accountChanges();
      throw new errors.NetworkError('given up');
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
    run.mockRejectedValueOnce(new errors.NetworkError('away'));
    await woken().drain('return');
    expect(woken().newest()).toBe('ben');
    later();
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
