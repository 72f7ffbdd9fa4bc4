import { isThere, lastChange, MAX_PROJECTS, type Project } from '../../domain/rooms/project';
import { mergeProjects } from '../../domain/rooms/merge-projects';
import { copiedProject, freeName, newProject, projectBack, removedProject, type EditTools } from '../../domain/rooms/edit-project';
import { randomUuid } from '../storage/random-uuid';
import { StorageError, type StorageTrouble } from '../storage/storage-error';
import { channelNames } from '../storage/storage-keys';
import { openBroadcast, type Broadcast } from '../sync/broadcast';
import { createValue } from '../value';
import { projectStorage, type ProjectStorage } from './project-storage';
import { noteRooms } from './rooms-noted';

export interface ProjectsState {
  /** Oldest first. */
  readonly projects: readonly Project[];
  readonly isRead: boolean;
  /** Why the last change is only in memory. */
  readonly trouble: StorageTrouble | null;
  /** By id: why the server refuses them; null while they wait. */
  readonly unsent: ReadonlyMap<string, string | null>;
}

interface ProjectsParts {
  readonly storage: ProjectStorage;
  readonly channel: Broadcast<'changed'>;
  readonly now: () => number;
  readonly newId: () => string;
}

export type Projects = ReturnType<typeof createProjects>;

export const NOTHING_READ: ProjectsState = { projects: [], isRead: false, trouble: null, unsent: new Map() };

/** A change shows at once and is then saved; two tabs merge room by room. */
export function createProjects({ storage, channel, now, newId }: ProjectsParts) {
  const { get, set, subscribe } = createValue<ProjectsState>(NOTHING_READ);
  /** Includes removed projects. */
  let all: readonly Project[] = [];
  let account: string | null = null;
  const unsaved = new Set<string>();
  let saving: Promise<void> | null = null;
  let opening: { readonly account: string | null; readonly done: Promise<void> } | null = null;
  let latest = 0;

  const show = (next: Partial<ProjectsState>): void => set({ ...get(), ...next });
  const showAll = (projects: readonly Project[], next: Partial<ProjectsState> = {}): void => {
    all = [...projects].sort((a, b) => a.madeAt - b.madeAt);
    show({ projects: all.filter(isThere), ...next });
  };
  /** The time of a change is later than that of every known one, even when the clock runs backwards. */
  const tools = (): EditTools => {
    latest = Math.max(now(), latest + 1);
    return { at: latest, newId };
  };
  const put = (project: Project): void => {
    const isKnown = all.some(({ id }) => id === project.id);
    showAll(isKnown ? all.map((each) => (each.id === project.id ? project : each)) : [...all, project]);
    unsaved.add(project.id);
    void saveAll();
  };

  /** The change counts as unsaved until storage has it: a read in between would return the older copy. */
  const saveOne = async (id: string): Promise<void> => {
    const owner = account;
    const project = all.find((each) => each.id === id);
    const merged = project === undefined ? null : await storage.merge(owner, project);
    if (account !== owner) return;
    const current = all.find((each) => each.id === id);
    if (current === project) unsaved.delete(id);
    if (merged === null || current === undefined) return;
    const unsent = owner === null ? get().unsent : new Map([...get().unsent, [id, null] as const]);
    showAll(
      all.map((each) => (each.id === id ? mergeProjects(merged, current) : each)),
      { unsent },
    );
  };

  const saveAll = (): Promise<void> => {
    saving ??= (async () => {
      noteRooms(true);
      for (let [id] = unsaved; id !== undefined; [id] = unsaved) await saveOne(id);
      if (get().trouble !== null) show({ trouble: null });
      channel.post('changed');
    })()
      .catch((error: unknown) => show({ trouble: error instanceof StorageError ? error.trouble : 'failed' }))
      .finally(() => {
        saving = null;
      });
    return saving;
  };

  const refresh = async (): Promise<void> => {
    const owner = account;
    const stored = await storage.read(owner);
    if (account !== owner) return;
    if (stored.length > 0) noteRooms(true);
    const known = new Map(all.map((project) => [project.id, project]));
    const projects = stored.map(({ project }) => {
      const shown = known.get(project.id);
      return shown === undefined ? project : mergeProjects(project, shown);
    });
    const ids = new Set(projects.map(({ id }) => id));
    const waiting = all.filter(({ id }) => !ids.has(id) && (unsaved.has(id) || get().trouble !== null));
    latest = Math.max(latest, ...projects.map(lastChange));
    const unsent = new Map(stored.filter(({ isUnsent }) => isUnsent).map(({ project, refusal }) => [project.id, refusal]));
    showAll([...projects, ...waiting], { isRead: true, unsent });
  };

  const turnTo = (accountId: string | null): void => {
    if (account === accountId) return;
    const isVisitors = account === null;
    // A visitor's last change is saved as the visitor's. One that cannot be saved moves to the account.
    for (const project of all) if (isVisitors && unsaved.has(project.id)) void storage.merge(null, project).catch(() => undefined);
    const unkept = isVisitors && get().trouble !== null ? all.filter(isThere) : [];
    account = accountId;
    unsaved.clear();
    all = [];
    show(NOTHING_READ);
    for (const project of unkept) put(project);
  };

  const read = async (accountId: string | null): Promise<void> => {
    if (account !== accountId) return;
    if (accountId !== null) await storage.claim(accountId);
    else await storage.revise((kept) => (kept.accountId === null && !isThere(kept.project) ? null : undefined));
    await refresh();
  };

  const follow = (): void => channel.listen(() => void refresh().catch(() => undefined));
  let isFollowing = false;

  storage.onLost(() => {
    for (const { id } of all) unsaved.add(id);
    void saveAll();
  });

  return {
    get,
    subscribe,
    /** Null reads only the device's own projects. Never throws: when reading fails, `trouble` says why. */
    open(accountId: string | null): Promise<void> {
      if (opening !== null && opening.account === accountId) return opening.done;
      turnTo(accountId);
      const before = opening?.done ?? Promise.resolve();
      const done = before
        .then(() => read(accountId))
        .catch((error: unknown) => show({ isRead: true, trouble: error instanceof StorageError ? error.trouble : 'failed' }));
      opening = { account: accountId, done };
      if (!isFollowing) follow();
      isFollowing = true;
      return done;
    },
    /** For another part of this page that has saved. */
    refresh: (): Promise<void> => (opening === null ? Promise.resolve() : refresh().catch(() => undefined)),
    /** With an empty room; null when there are 100. */
    create(change: (project: Project, tools: EditTools) => Project = (project) => project): Project | null {
      if (get().projects.length >= MAX_PROJECTS) return null;
      const project = change(newProject(freeName('Project', get().projects), tools()), tools());
      put(project);
      return project;
    },
    /** Null when there are 100. */
    copy(id: string): Project | null {
      const original = get().projects.find((project) => project.id === id);
      if (original === undefined || get().projects.length >= MAX_PROJECTS) return null;
      const copy = copiedProject(original, tools());
      put(copy);
      return copy;
    },
    change(id: string, change: (project: Project, tools: EditTools) => Project): void {
      const project = get().projects.find((each) => each.id === id);
      if (project === undefined) return;
      const changed = change(project, tools());
      if (changed !== project) put(changed);
    },
    async remove(id: string): Promise<void> {
      const project = all.find((each) => each.id === id);
      if (project === undefined) return;
      put(removedProject(project));
      await saveAll();
    },
    putBack(project: Project): void {
      const removed = all.find(({ id }) => id === project.id) ?? project;
      put(projectBack(removed, tools()));
    },
    /** Resolves when nothing waits to be saved. */
    saved: (): Promise<void> => saving ?? Promise.resolve(),
  };
}

export const projects = createProjects({
  storage: projectStorage(),
  channel: openBroadcast(channelNames.rooms),
  now: () => Date.now(),
  newId: randomUuid,
});
