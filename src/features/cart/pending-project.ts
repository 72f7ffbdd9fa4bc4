import { notePress, takePress } from './pending-press';

/** Saves the id of a project that is added to the cart after a login. */
export function notePendingProject(projectId: string): void {
  notePress({ projectId });
}

/** Whether this project was to be added after the login; true once. */
export function takePendingProject(projectId: string): boolean {
  return takePress('projectId', projectId) !== null;
}
