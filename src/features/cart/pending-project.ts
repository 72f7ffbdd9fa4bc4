import { notePress, takePress } from './pending-press';

/** Notes a project whose way into the cart leads through a login. */
export function notePendingProject(projectId: string): void {
  notePress({ projectId });
}

/** Whether this project was on its way into the cart; true once. */
export function takePendingProject(projectId: string): boolean {
  return takePress('projectId', projectId) !== null;
}
