import { lastChange } from '../../domain/rooms/project';
import { cartChanges } from '../cart';
import { createPace, type EarlyReason, type Pace } from '../sync/backoff';
import { openBroadcast } from '../sync/broadcast';
import { underWebLock, type LockRunner } from '../sync/drain-lock';
import { storedPace, TooSoonError } from '../sync/queue-pace';
import { classifyResponse, retryAfterOf } from '../sync/response-class';
import { startWakeUps } from '../sync/wake-ups';
import { channelNames } from '../storage/storage-keys';
import { callsInBackground, createProjectExchange, isUnknownCall, type ProjectExchange } from './exchange-projects';
import { projectStorage } from './project-storage';
import { projects } from './projects';
import { noteRooms } from './rooms-noted';

interface OpenAccount {
  readonly id: string;
  readonly exchange: ProjectExchange;
  readonly end: AbortController;
  readonly pace: Pace;
  isExchanged: boolean;
}

let isStarted = false;

/** Idempotent. */
export function startProjectExchange(): void {
  if (isStarted) return;
  isStarted = true;
  const storage = projectStorage();
  const channel = openBroadcast<'changed'>(channelNames.rooms);
  const roomsPace = storedPace('rooms');
  let account: OpenAccount | null = null;

  /** A round ends before its next call when its account has logged out. */
  const followAccount = (): void => {
    const id = cartChanges.accountId();
    if (id === (account?.id ?? null)) return;
    account?.end.abort();
    const end = new AbortController();
    const runLocked: LockRunner = (name, work) => underWebLock(name, work, end.signal);
    const parts = { storage, calls: callsInBackground(end.signal), runLocked, pace: roomsPace, signal: end.signal };
    account = id === null ? null : { id, end, exchange: createProjectExchange(id, parts), pace: createPace(), isExchanged: false };
  };

  const drain = async (reason?: EarlyReason): Promise<number | null> => {
    followAccount();
    const open = account;
    if (open === null || (reason === undefined && !(await open.exchange.isDue()))) return null;
    const { exchange, pace } = open;
    if (reason !== undefined) {
      pace.bringForward(reason);
      await roomsPace.bringForward(reason);
    }
    if (pace.dueInMs() > 0) return pace.dueInMs();
    pace.started();
    let dueInMs: number | null = null;
    try {
      await exchange.run();
      pace.succeeded();
    } catch (error) {
      // A login in between starts its own wake-up.
      if (account !== open || isUnknownCall(error) || classifyResponse(error) === 'unauthenticated') return null;
      if (error instanceof TooSoonError) {
        pace.notMade();
        return error.waitMs;
      }
      pace.failed(retryAfterOf(error));
      dueInMs = pace.dueInMs();
    }
    // Also after a failure: it may be of one project only.
    if (!exchange.hasRead()) return dueInMs;
    open.isExchanged = true;
    noteRooms(true);
    await projects.refresh();
    channel.post('changed');
    return dueInMs;
  };

  const newest = (): string => {
    if (account === null) return '';
    if (!account.isExchanged) return account.id;
    const { projects: shown, unsent } = projects.get();
    const waiting = [...unsent].filter(([, refusal]) => refusal === null).map(([id]) => id);
    const changeOf = new Map(shown.map((project) => [project.id, `${lastChange(project)} ${project.rooms.length}`]));
    return waiting.map((id) => `${id} ${changeOf.get(id) ?? 'removed'}`).join();
  };

  startWakeUps({
    drain,
    subscribe: (listener) => {
      projects.subscribe(listener);
      cartChanges.subscribe(() => {
        followAccount();
        listener();
      });
    },
    newest,
  });
}
