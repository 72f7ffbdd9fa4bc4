import { lastChange } from '../domain/rooms/project';
import { cartChanges } from './cart';
import { callsInBackground, createRoomsExchange, type RoomsExchange } from './exchange-rooms';
import type { Due } from './kept/queue';
import { rooms } from './rooms';
import { isOfAccount } from './rooms-record';
import type { EarlyReason } from './sync/backoff';
import { underWebLock } from './sync/drain-lock';
import { storedPace } from './sync/queue-pace';
import { startWakeUps } from './sync/wake-ups';
import { hasRooms } from './what-waits';

interface OpenAccount {
  readonly id: string;
  readonly exchange: RoomsExchange;
  readonly end: AbortController;
  isExchanged: boolean;
}

let isStarted = false;

/** Idempotent. */
export function startRooms(): void {
  if (isStarted) return;
  isStarted = true;
  const pace = storedPace('rooms');
  let account: OpenAccount | null = null;

  /** A round ends before its next call when its account has logged out. */
  const followAccount = (): void => {
    const id = cartChanges.accountId();
    if (id === (account?.id ?? null)) return;
    account?.end.abort();
    // What the device could not save of an account that is left must not be saved later.
    if (account !== null) rooms.collection.hide(isOfAccount(account.id));
    const end = new AbortController();
    const parts = {
      rooms: rooms.collection,
      calls: callsInBackground(end.signal),
      runLocked: <Value>(name: string, work: () => Promise<Value>) => underWebLock(name, work, end.signal),
      pace,
      now: () => Date.now(),
      signal: end.signal,
    };
    account = id === null ? null : { id, end, exchange: createRoomsExchange(id, parts), isExchanged: false };
  };

  const drain = async (reason?: EarlyReason): Promise<Due> => {
    followAccount();
    const open = account;
    if (open === null || (reason === undefined && !(await open.exchange.isDue()))) return null;
    let due: Due = null;
    try {
      due = await open.exchange.run(reason);
    } catch (error) {
      if (account === open) throw error;
    }
    // A login in between starts its own wake-up.
    if (account !== open) return null;
    // Also after a failure: it may be of one project only.
    if (!open.exchange.hasRead()) return due;
    open.isExchanged = true;
    hasRooms.set(true);
    return due;
  };

  const newest = (): string => {
    if (account === null) return '';
    if (!account.isExchanged) return account.id;
    const { projects, unsent } = rooms.get();
    const waiting = [...unsent].filter(([, refusal]) => refusal === null).map(([id]) => id);
    const changeOf = new Map(projects.map((project) => [project.id, `${lastChange(project)} ${project.rooms.length}`]));
    return waiting.map((id) => `${id} ${changeOf.get(id) ?? 'removed'}`).join();
  };

  startWakeUps({
    drain,
    subscribe: (listener) => {
      rooms.subscribe(listener);
      cartChanges.subscribe(() => {
        followAccount();
        listener();
      });
    },
    newest,
  });
}
