import { notePress, takePress } from './pending-press';

export function notePendingProject(projectId: string): void {
  notePress({ projectId });
}

/** True once. */
export function takePendingProject(projectId: string): boolean {
  return takePress('projectId', projectId) !== null;
}
