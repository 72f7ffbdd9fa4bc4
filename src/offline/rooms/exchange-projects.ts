import { ApiError, ContractError, HttpError, NetworkError, RepeatedPartError } from '../../api/errors';
import { getProjects, saveProject, type ProjectChanges } from '../../contract/projects';
import { isBegun, isThere, type Project } from '../../domain/rooms/project';
import { piecesOf } from '../../domain/rooms/project-pieces';
import type { LockRunner } from '../sync/drain-lock';
import { BACKGROUND_LIMIT_MS, callInBackground } from '../sync/background-call';
import { TooSoonError, type QueuePace, type QueueRound } from '../sync/queue-pace';
import { classifyResponse } from '../sync/response-class';
import { ROOMS_LOCK } from '../storage/storage-keys';
import type { ProjectStorage } from './project-storage';
import type { KeptProject } from './read-project';

/** They throw the errors of `call`. */
export interface ProjectCalls {
  readonly save: (piece: Project) => Promise<void>;
  readonly readSince: (version: number) => Promise<ProjectChanges>;
}

interface ExchangeParts {
  readonly storage: ProjectStorage;
  readonly calls: ProjectCalls;
  readonly runLocked: LockRunner;
  /** Counts each call that fails, on every page and in the worker. */
  readonly pace?: QueuePace;
  /** Aborted when the account changes: a call that it breaks off has not failed. */
  readonly signal?: AbortSignal;
}

const DEFAULT_REFUSAL = 'Your account could not take this project.';
/** After this many failures in a round, the others would fail too. */
const MOST_FAILURES = 3;
/** The next project would fail too. */
function concernsAll(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && (error.httpStatus === 429 || error.httpStatus === 503));
}

export type ProjectExchange = ReturnType<typeof createProjectExchange>;

/**
 * Sends what differs, then reads. Both sides merge, so a lost, late or repeated reply does no harm. A refused project stays with the
 * reason; one that fails blocks neither the others nor the reading. After a failure that concerns all, the round makes no call that its
 * queue's pace does not allow: each one would fail too, and be one try less for the moment when the connection is back.
 */
export function createProjectExchange(accountId: string, { storage, calls, runLocked, pace, signal }: ExchangeParts) {
  let version = 0;
  let isReadOnce = false;
  /** Sent last, so that they block no other. */
  const failing = new Set<string>();

  const send = async ({ project }: KeptProject, { attempt }: Attempts): Promise<void> => {
    try {
      for (const piece of piecesOf(project)) await attempt(() => calls.save(piece));
    } catch (error) {
      // What does not fit the contract counts as refused: it must not block the others.
      if (isReply(error) && (isUnknownCall(error) || classifyResponse(error) !== 'refused')) throw error;
      await storage.refuse(accountId, project, error instanceof ApiError && error.message !== '' ? error.message : DEFAULT_REFUSAL);
    }
  };

  /** Throws what concerns all projects; returns the other errors. */
  const sendAll = async (attempts: Attempts): Promise<readonly unknown[]> => {
    const failures: unknown[] = [];
    const order = ({ project }: KeptProject): number => Number(failing.has(project.id));
    for (const kept of (await unsentProjects(storage, accountId)).toSorted((a, b) => order(a) - order(b))) {
      if (kept.refusal !== null) continue;
      try {
        await send(kept, attempts);
        failing.delete(kept.project.id);
      } catch (error) {
        if (error instanceof TooSoonError || !isReply(error) || isUnknownCall(error) || classifyResponse(error) === 'unauthenticated')
          throw error;
        failing.add(kept.project.id);
        if (failures.push(error) >= MOST_FAILURES || concernsAll(error) || attempts.isOver()) break;
      }
    }
    return failures;
  };

  const receive = async ({ attempt }: Attempts): Promise<number> => {
    let received = 0;
    const seen = new Set<number>();
    for (let hasMore = true; hasMore;) {
      seen.add(version);
      const changes = await attempt(async () => {
        const part = await calls.readSince(version);
        const isEmpty = part.projects.length === 0 && part.isPartlyRead !== true;
        if (part.hasMore && (seen.has(part.version) || isEmpty)) throw new RepeatedPartError();
        return part;
      });
      for (const project of changes.projects) await storage.settle(accountId, project);
      received += changes.projects.filter(isThere).length;
      version = changes.version;
      hasMore = changes.hasMore;
    }
    return received;
  };

  /** Created by the screen before the account's projects had loaded. */
  const dropEmptyOnes = (): Promise<void> =>
    storage.revise(({ project, accountId: owner }) => (owner === accountId && !isBegun(project) ? null : undefined));

  return {
    isDue: async (): Promise<boolean> => !isReadOnce || (await unsentProjects(storage, accountId)).length > 0,
    hasRead: (): boolean => isReadOnce,
    /** Rejects with StorageError, with TooSoonError and, after the round, with the first error of a call. */
    run: (): Promise<void> =>
      runLocked(ROOMS_LOCK, async () => {
        await storage.claim(accountId);
        const tries = pace?.round();
        try {
          const sending = attemptsOf(tries, signal);
          const failures = await sendAll(sending);
          const ofAll = failures.find(concernsAll);
          if (ofAll !== undefined && sending.isOver()) throw ofAll;
          const received = await receive(attemptsOf(tries, signal));
          if (!isReadOnce && received > 0) await dropEmptyOnes();
          isReadOnce = true;
          if (failures.length > 0) throw failures[0];
        } finally {
          await tries?.end();
        }
      }),
  };
}

interface Attempts {
  /** Rejects with TooSoonError, without a call, while the queue's pace allows none. */
  readonly attempt: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** So much has failed that no more may be sent in this round. */
  readonly isOver: () => boolean;
}

function attemptsOf(tries: QueueRound | undefined, signal: AbortSignal | undefined): Attempts {
  let isOver = false;
  return {
    isOver: () => isOver,
    async attempt(work) {
      const waitMs = (await tries?.begin()) ?? 0;
      if (waitMs > 0) throw new TooSoonError(waitMs);
      try {
        return await work();
      } catch (error) {
        const hasFailed = isReply(error) && classifyResponse(error) === 'later' && signal?.aborted !== true;
        if (tries !== undefined && hasFailed) isOver = await tries.failed();
        throw error;
      }
    },
  };
}

/** An account's projects that differ on the server. */
export async function unsentProjects(storage: Pick<ProjectStorage, 'read'>, accountId: string): Promise<readonly KeptProject[]> {
  return (await storage.read(accountId)).filter(({ isUnsent, project }) => isUnsent && isBegun(project));
}

function isReply(error: unknown): boolean {
  return [ApiError, HttpError, NetworkError, ContractError].some((kind) => error instanceof kind);
}

/** Another back end may not store projects. */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof HttpError && (error.httpStatus === 404 || error.httpStatus === 405);
}

/** The calls of the account that is open in this page. */
export function callsInBackground(signal: AbortSignal): ProjectCalls {
  const limits = { limitMs: BACKGROUND_LIMIT_MS, signal };
  return {
    save: (piece) => callInBackground(saveProject, piece, limits),
    readSince: (since) => callInBackground(getProjects, since, limits),
  };
}
