import { outbox } from '../outbox/outbox';
import { webLock, type LockRunner } from '../sync/drain-lock';
import { ROOMS_LOCK } from '../storage/storage-keys';
import { projectStorage } from './project-storage';
import { unsentProjects } from './exchange-projects';
import { hasRooms, noteRooms } from './rooms-noted';

const storage = projectStorage();

/** How many projects of an account have not reached the server. Rejects with StorageError. */
export async function countUnsentProjects(accountId: string): Promise<number> {
  return hasRooms() ? (await unsentProjects(storage, accountId)).length : 0;
}

/** Deletes an account's projects from this device (logout). The device's own ones stay, and what waits of closed accounts. Rejects with StorageError. */
export async function forgetProjectsOf(accountId: string): Promise<void> {
  if (!hasRooms()) return;
  let isAnyLeft = false;
  await storage.revise((kept) => {
    if (kept.accountId === accountId) return null;
    isAnyLeft = true;
    return undefined;
  });
  noteRooms(isAnyLeft);
}

/**
 * Deletes what was written of an account after its logout: by an exchange that was under way, once every tab's and the worker's is over, and
 * by a page that was saving. Call it signed out: nothing is done when the account is open again, or when `mayForget` says so by then. Rejects
 * with StorageError.
 */
export function forgetLateProjectsOf(
  accountId: string,
  mayForget: () => boolean = () => true,
  runLocked: LockRunner = webLock,
): Promise<void> {
  return runLocked(ROOMS_LOCK, async () => {
    if (outbox.accountId() !== accountId && mayForget()) await storage.revise((kept) => (kept.accountId === accountId ? null : undefined));
  });
}

/** Deletes what the server has of an account whose key it refuses. The rest waits, closed, for the account's login. */
export async function forgetSentProjectsOf(accountId: string): Promise<void> {
  if (!hasRooms()) return;
  await storage.revise((kept) => (kept.accountId === accountId && !kept.isUnsent ? null : undefined));
}
