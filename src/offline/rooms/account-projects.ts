import { cartChanges } from '../cart';
import { webLock, type LockRunner } from '../sync/drain-lock';
import { ROOMS_LOCK } from '../storage/storage-keys';
import { projectStorage } from './project-storage';
import { unsentProjects } from './exchange-projects';
import { hasRooms, noteRooms } from './rooms-noted';

const storage = projectStorage();

/** Rejects with StorageError. */
export async function countUnsentProjects(accountId: string): Promise<number> {
  return hasRooms() ? (await unsentProjects(storage, accountId)).length : 0;
}

/** The device's own and other accounts' projects stay. Rejects with StorageError. */
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
 * Deletes what an exchange in flight or a page saved after the logout; waits for all tabs and the worker. Does nothing once the account is
 * open again, or when `mayForget` returns false.
 */
export function forgetLateProjectsOf(
  accountId: string,
  mayForget: () => boolean = () => true,
  runLocked: LockRunner = webLock,
): Promise<void> {
  return runLocked(ROOMS_LOCK, async () => {
    if (cartChanges.accountId() !== accountId && mayForget())
      await storage.revise((kept) => (kept.accountId === accountId ? null : undefined));
  });
}

/** Unsent ones stay, hidden, until the account logs in. */
export async function forgetSentProjectsOf(accountId: string): Promise<void> {
  if (!hasRooms()) return;
  await storage.revise((kept) => (kept.accountId === accountId && !kept.isUnsent ? null : undefined));
}
