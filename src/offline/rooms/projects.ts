import { lastChange, MAX_PROJECTS, mergeProjects, type Project } from '../../domain/rooms/project';
import { copiedProject, freeName, newProject, type EditTools } from '../../domain/rooms/edit-project';
import { randomUuid } from '../storage/random-uuid';
import { StorageError, type StorageTrouble } from '../storage/storage-error';
import { channelNames } from '../storage/storage-keys';
import { openBroadcast, type Broadcast } from '../sync/broadcast';
import { projectStorage, type ProjectStorage } from './project-storage';

/** What the screens see. */
export interface ProjectsState {
  /** Oldest first. */
  readonly projects: readonly Project[];
  /** False until the device has been read. */
  readonly isRead: boolean;
  /** Why the last change is only in this page's memory; null when everything is saved. */
  readonly trouble: StorageTrouble | null;
}

interface ProjectsParts {
  readonly storage: ProjectStorage;
  /** Tells other tabs of a change. */
  readonly channel: Broadcast<'changed'>;
  readonly now: () => number;
  readonly newId: () => string;
}

export type Projects = ReturnType<typeof createProjects>;

/**
 * Creates the store of measured rooms (DESIGN 12): on this device, for whoever uses it, through reload, update, login and logout. A change shows
 * at once and is then saved; two tabs merge room by room. What the device refuses stays in memory and is said.
 */
export function createProjects({ storage, channel, now, newId }: ProjectsParts) {
  const listeners = new Set<() => void>();
  let state: ProjectsState = { projects: [], isRead: false, trouble: null };
  const unsaved = new Set<string>();
  let saving: Promise<void> | null = null;
  let opening: Promise<void> | null = null;
  let latest = 0;

  const show = (next: Partial<ProjectsState>): void => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  /** Tools for one change: each is later than the one before, whatever the clock does. */
  const tools = (): EditTools => {
    latest = Math.max(now(), latest + 1);
    return { at: latest, newId };
  };
  const put = (project: Project): void => {
    const isKnown = state.projects.some(({ id }) => id === project.id);
    const projects = isKnown ? state.projects.map((each) => (each.id === project.id ? project : each)) : [...state.projects, project];
    show({ projects: projects.sort((a, b) => a.madeAt - b.madeAt) });
    unsaved.add(project.id);
    void saveAll();
  };

  /** Saves one after the other until nothing has changed meanwhile. */
  const saveAll = (): Promise<void> => {
    saving ??= (async () => {
      for (const id of unsaved) {
        unsaved.delete(id);
        const project = state.projects.find((each) => each.id === id);
        if (project === undefined) continue;
        const merged = await storage.merge(project);
        const current = state.projects.find((each) => each.id === id);
        if (current !== undefined)
          show({ projects: state.projects.map((each) => (each.id === id ? mergeProjects(merged, current) : each)) });
      }
      if (state.trouble !== null) show({ trouble: null });
      channel.post('changed');
    })()
      .catch((error: unknown) => show({ trouble: error instanceof StorageError ? error.trouble : 'failed' }))
      .finally(() => {
        saving = null;
      });
    return saving;
  };

  const refresh = async (): Promise<void> => {
    const stored = await storage.read();
    const known = new Map(state.projects.map((project) => [project.id, project]));
    const projects = stored.map((project) => {
      const shown = known.get(project.id);
      return shown === undefined ? project : mergeProjects(project, shown);
    });
    const ids = new Set(projects.map(({ id }) => id));
    // What waits to be saved is not gone.
    const waiting = state.projects.filter(({ id }) => !ids.has(id) && (unsaved.has(id) || state.trouble !== null));
    latest = Math.max(latest, ...projects.map(lastChange));
    show({ projects: [...projects, ...waiting].sort((a, b) => a.madeAt - b.madeAt), isRead: true });
  };

  storage.onLost(() => {
    for (const { id } of state.projects) unsaved.add(id);
    void saveAll();
  });

  return {
    get: (): ProjectsState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads the device once and follows changes in other tabs. Never throws: a device that refuses has no projects, and that is said. */
    open(): Promise<void> {
      opening ??= refresh()
        .then(() => channel.listen(() => void refresh().catch(() => undefined)))
        .catch((error: unknown) => show({ isRead: true, trouble: error instanceof StorageError ? error.trouble : 'failed' }));
      return opening;
    },
    /** A new project with an empty room; null when there are 100. */
    create(change: (project: Project, tools: EditTools) => Project = (project) => project): Project | null {
      if (state.projects.length >= MAX_PROJECTS) return null;
      const project = change(newProject(freeName('Project', state.projects), tools()), tools());
      put(project);
      return project;
    },
    /** A copy of a project; null when there are 100. */
    copy(id: string): Project | null {
      const original = state.projects.find((project) => project.id === id);
      if (original === undefined || state.projects.length >= MAX_PROJECTS) return null;
      const copy = copiedProject(original, tools());
      put(copy);
      return copy;
    },
    /** Changes a project: shown at once, then saved. */
    change(id: string, change: (project: Project, tools: EditTools) => Project): void {
      const project = state.projects.find((each) => each.id === id);
      if (project === undefined) return;
      const changed = change(project, tools());
      if (changed !== project) put(changed);
    },
    /** Removes a project; `putBack` undoes it. */
    async remove(id: string): Promise<void> {
      show({ projects: state.projects.filter((project) => project.id !== id) });
      unsaved.delete(id);
      await storage.remove(id).catch(() => undefined);
      channel.post('changed');
    },
    putBack: (project: Project): void => put(project),
    /** Resolves when nothing waits to be saved. */
    saved: (): Promise<void> => saving ?? Promise.resolve(),
  };
}

/** The projects of this device. */
export const projects = createProjects({
  storage: projectStorage(),
  channel: openBroadcast(channelNames.rooms),
  now: () => Date.now(),
  newId: randomUuid,
});
