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

/** Deletes what the server has of an account whose key it refuses. The rest waits, closed, for the account's login. */
export async function forgetSentProjectsOf(accountId: string): Promise<void> {
  if (!hasRooms()) return;
  await storage.revise((kept) => (kept.accountId === accountId && !kept.isUnsent ? null : undefined));
}
