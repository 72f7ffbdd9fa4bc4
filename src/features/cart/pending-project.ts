import { PENDING_ADD } from '../../offline/storage/storage-keys';

/** A login or a sign-up takes minutes; a press of yesterday is not meant any more. */
const LIMIT_MS = 30 * 60_000;

/** Notes a project whose way into the cart leads through a login. */
export function notePendingProject(projectId: string): void {
  try {
    sessionStorage.setItem(PENDING_ADD, JSON.stringify({ projectId, at: Date.now() }));
  } catch {
    // Refused: one press puts it into the cart after the login.
  }
}

/** Whether this project was on its way into the cart; true once. */
export function takePendingProject(projectId: string): boolean {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(PENDING_ADD) ?? 'null');
    if (typeof noted !== 'object' || noted === null || !('projectId' in noted) || noted.projectId !== projectId) return false;
    sessionStorage.removeItem(PENDING_ADD);
    return 'at' in noted && typeof noted.at === 'number' && Math.abs(Date.now() - noted.at) < LIMIT_MS;
  } catch {
    return false;
  }
}
