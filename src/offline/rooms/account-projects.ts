import { outbox } from '../outbox/outbox';
import { webLock, type LockRunner } from '../sync/drain-lock';
import { ROOMS_LOCK } from '../storage/storage-keys';
import { projectStorage } from './project-storage';
import { unsentProjects } from './exchange-projects';
import { hasRooms, noteRooms } from './rooms-noted';

const storage = projectStorage();

/** Counts an account's projects that have not reached the server. Rejects with StorageError. */
export async function countUnsentProjects(accountId: string): Promise<number> {
  return hasRooms() ? (await unsentProjects(storage, accountId)).length : 0;
}

/**
 * Deletes an account's projects from this device (logout). Keeps the device's own projects and unsent ones of closed accounts. Rejects with
 * StorageError.
 */
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
 * Deletes what was saved for an account after its logout: by an exchange in flight (waits until those of all tabs and of the worker end), or
 * by a page that was saving. Call it signed out: it does nothing once the account is open again, or when `mayForget` returns false. Rejects
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

/** Deletes the sent projects of an account whose session the server refuses. Unsent ones stay, hidden, until the account logs in. */
export async function forgetSentProjectsOf(accountId: string): Promise<void> {
  if (!hasRooms()) return;
  await storage.revise((kept) => (kept.accountId === accountId && !kept.isUnsent ? null : undefined));
}
