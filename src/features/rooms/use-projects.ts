import { useEffect, useSyncExternalStore } from 'react';
import { projects, type ProjectsState } from '../../offline/rooms/projects';

const NOT_READ: ProjectsState = { projects: [], isRead: false, trouble: null };

/** The projects of this device, read when first asked for. */
export function useProjects(): ProjectsState {
  useEffect(() => void projects.open(), []);
  return useSyncExternalStore(projects.subscribe, projects.get, () => NOT_READ);
}
