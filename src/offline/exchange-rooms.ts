import { ApiError, ContractError, HttpError, NetworkError, RepeatedPartError } from '../api/errors';
import { getProjects, saveProject, type ProjectChanges } from '../contract/projects';
import { isSameProject } from '../domain/rooms/merge-projects';
import { isBegun, isThere, type Project } from '../domain/rooms/project';
import { piecesOf } from '../domain/rooms/project-pieces';
import type { Collection } from './kept/collection';
import { createQueue, type Due, type Sent } from './kept/queue';
import { claimed, projectKey, settledProject, unsentOf, type KeptProject } from './rooms-record';
import { ROOMS_LOCK } from './storage/storage-keys';
import { NO_TRIES, type EarlyReason, type Tries } from './sync/backoff';
import { BACKGROUND_LIMIT_MS, callInBackground, classifyResponse, retryAfterOf } from './sync/background-call';
import type { LockRunner } from './sync/drain-lock';
import type { QueuePace } from './sync/queue-pace';
import { refusalsTexts } from './refusals.texts';

/** They throw the errors of `call`. */
export interface RoomsCalls {
  readonly save: (piece: Project) => Promise<void>;
  readonly readSince: (version: number) => Promise<ProjectChanges>;
}

interface ExchangeParts {
  /** Of all owners. */
  readonly rooms: Collection<KeptProject>;
  readonly calls: RoomsCalls;
  readonly runLocked: LockRunner;
  readonly pace: QueuePace;
  readonly now: () => number;
  /** Aborted when the account changes: a call that it breaks off has not failed. */
  readonly signal?: AbortSignal;
}

export type RoomsExchange = ReturnType<typeof createRoomsExchange>;

const CHANGES = 'changes';

/** A project that differs on the server, or what the server has. */
interface Item {
  readonly key: string;
  readonly tries: Tries;
  readonly kept: KeptProject | null;
}

/**
 * Sends what differs, and reads. Both sides merge, so a lost, late or repeated reply does no harm. A refused project stays with the reason;
 * one that fails blocks neither the others nor the reading.
 */
export function createRoomsExchange(accountId: string, { rooms, calls, runLocked, pace, now, signal }: ExchangeParts) {
  let version = 0;
  let isReadOnce = false;
  let isReadWanted = true;
  let readTries = NO_TRIES;

  const unsent = async (): Promise<readonly KeptProject[]> =>
    unsentOf(await rooms.readAll(), accountId).filter(({ refusal }) => refusal === null);

  const waiting = async (): Promise<readonly Item[]> => {
    const projects = (await unsent()).map((kept) => ({ key: projectKey(kept), tries: kept.tries, kept }));
    return isReadWanted ? [...projects, { key: CHANGES, tries: readTries, kept: null }] : projects;
  };

  const save = async (kept: KeptProject): Promise<void> => {
    const change = (decide: (now: KeptProject) => KeptProject): Promise<void> =>
      // What was changed meanwhile still waits.
      rooms.revise(projectKey(kept), (now) => (isSameProject(now.project, kept.project) ? decide(now) : { ...now, tries: NO_TRIES }));
    try {
      for (const piece of piecesOf(kept.project)) await calls.save(piece);
    } catch (error) {
      // What does not fit the contract counts as refused: it must not block the others.
      if (isReply(error) && (isUnknownCall(error) || classifyResponse(error) !== 'refused')) throw error;
      const refusal = error instanceof ApiError && error.message !== '' ? error.message : refusalsTexts.project;
      return change((now) => ({ ...now, refusal }));
    }
    await change((now) => ({ ...now, isUnsent: false, tries: NO_TRIES }));
    // It may have been merged with that of another device.
    isReadWanted = true;
  };

  const settle = (projects: readonly Project[]): Promise<void> =>
    rooms.reviseAll((all) => {
      const known = new Map(all.filter((kept) => kept.accountId === accountId).map((kept) => [kept.project.id, kept]));
      return { put: projects.map((project) => settledProject(known.get(project.id), accountId, project)) };
    });

  /** Created by the screen before the account's projects had loaded. */
  const dropEmptyOnes = (): Promise<void> =>
    rooms.reviseAll((all) => ({ gone: all.filter((kept) => kept.accountId === accountId && !isBegun(kept.project)) }));

  const read = async (): Promise<void> => {
    let received = 0;
    const seen = new Set<number>();
    for (let hasMore = true; hasMore;) {
      seen.add(version);
      const part = await calls.readSince(version);
      const isEmpty = part.projects.length === 0 && part.isPartlyRead !== true;
      if (part.hasMore && (seen.has(part.version) || isEmpty)) throw new RepeatedPartError();
      if (part.projects.length > 0) await settle(part.projects);
      received += part.projects.filter(isThere).length;
      ({ version, hasMore } = part);
    }
    if (!isReadOnce && received > 0) await dropEmptyOnes();
    [isReadOnce, isReadWanted, readTries] = [true, false, NO_TRIES];
  };

  const send = async ({ kept }: Item): Promise<Sent> => {
    try {
      await (kept === null ? read() : save(kept));
    } catch (error) {
      if (!isReply(error)) throw error;
      if (signal?.aborted === true || isUnknownCall(error)) return 'stopped';
      return classifyResponse(error) === 'unauthenticated' ? 'unauthenticated' : { retryAfterMs: retryAfterOf(error) };
    }
    return 'over';
  };

  const pass = createQueue<Item>({
    alone: (work) =>
      runLocked(ROOMS_LOCK, async () => {
        await rooms.reviseAll((all) => ({ put: claimed(all, accountId) }));
        return work();
      }),
    pace,
    now,
    keyOf: ({ key }) => key,
    waiting,
    retime: async ({ key, kept }, change) => {
      if (kept === null) readTries = change(readTries);
      else await rooms.revise(key, (now) => ({ ...now, tries: change(now.tries) }));
    },
    send,
  });

  return {
    hasRead: (): boolean => isReadOnce,
    isDue: async (): Promise<boolean> => isReadWanted || (await unsent()).length > 0,
    /**
     * Resolves to the time until the next try, as the queue does. Rejects with StorageError, and with AbortError when the account changes while
     * another tab exchanges.
     */
    run(reason?: EarlyReason): Promise<Due> {
      isReadWanted = true;
      return pass(reason);
    },
  };
}

function isReply(error: unknown): boolean {
  return [ApiError, HttpError, NetworkError, ContractError].some((kind) => error instanceof kind);
}

/** Another back end may not store projects. */
function isUnknownCall(error: unknown): boolean {
  return error instanceof HttpError && (error.httpStatus === 404 || error.httpStatus === 405);
}

/** The calls of the account that is open in this page. */
export function callsInBackground(signal: AbortSignal): RoomsCalls {
  const limits = { limitMs: BACKGROUND_LIMIT_MS, signal };
  return {
    save: (piece) => callInBackground(saveProject, piece, limits),
    readSince: (since) => callInBackground(getProjects, since, limits),
  };
}
