import { isBegun, isThere, type Project } from '../../domain/rooms/project';
import { isSameProject, mergeProjects } from '../../domain/rooms/merge-projects';
import { keptDatabase, type Database, type Records } from '../kept/database';
import { withRoom } from '../storage/free-space';
import { readKeptProject, type KeptProject } from './read-project';

/** Null deletes it, undefined keeps the old one. */
type Decision = KeptProject | null | undefined;

/** The device's own projects and each account's are separate. One transaction per method but `claim`; throws StorageError. */
export interface ProjectStorage {
  /** Null: the device's own. Includes removed ones. */
  read(accountId: string | null): Promise<readonly KeptProject[]>;
  /** Room by room; returns the result. */
  merge(accountId: string | null, project: Project): Promise<Project>;
  /** Merges the server's copy. */
  settle(accountId: string, project: Project): Promise<void>;
  /** Changes nothing when the project has changed since. */
  refuse(accountId: string, project: Project, refusal: string): Promise<void>;
  /** Merges the device's projects into an account's. */
  claim(accountId: string): Promise<void>;
  revise(decide: (kept: KeptProject) => Decision): Promise<void>;
  /** As `Database.onLost`. */
  onLost(listener: () => void): void;
}

/** Project storage in IndexedDB. */
export function projectStorage(database: Database = keptDatabase): ProjectStorage {
  const readAll = (): Promise<readonly KeptProject[]> =>
    database.read('rooms', async (records) => (await records.getAll()).map(readKeptProject).filter((kept) => kept !== null));

  const change = (key: string, decide: (kept: KeptProject | null) => Decision): Promise<KeptProject | null> =>
    database.write('rooms', async (records) => {
      const decision = decide(readKeptProject(await records.get(key)));
      if (decision !== undefined) await put(records, key, decision);
      return decision ?? null;
    });

  const revise = (decide: (kept: KeptProject) => Decision): Promise<void> =>
    database.write('rooms', async (records) => {
      for (const kept of (await records.getAll()).map(readKeptProject)) {
        if (kept === null) continue;
        const decision = decide(kept);
        if (decision !== undefined) await put(records, keyOf(kept.accountId, kept.project.id), decision);
      }
    });

  const merge = (accountId: string | null, project: Project): Promise<KeptProject | null> =>
    withRoom(() => change(keyOf(accountId, project.id), (stored) => merged(stored, accountId, project)));

  const read = async (accountId: string | null): Promise<readonly KeptProject[]> =>
    (await readAll()).filter((kept) => kept.accountId === accountId);

  return {
    read,
    merge: async (accountId, project) => (await merge(accountId, project))?.project ?? project,
    settle: async (accountId, project) =>
      void (await withRoom(() =>
        change(keyOf(accountId, project.id), (stored) => {
          const together = stored === null ? project : mergeProjects(stored.project, project);
          const isAsBefore = stored !== null && isSameProject(together, stored.project);
          return { project: together, accountId, isUnsent: !isSameProject(together, project), refusal: isAsBefore ? stored.refusal : null };
        }),
      )),
    refuse: async (accountId, sent, refusal) =>
      void (await change(keyOf(accountId, sent.id), (stored) =>
        stored === null || !isSameProject(stored.project, sent) ? undefined : { ...stored, refusal },
      )),
    async claim(accountId) {
      const all = await readAll();
      const theirs = new Map(all.filter((kept) => kept.accountId === accountId).map(({ project }) => [project.id, project]));
      for (const { project, accountId: owner } of all) {
        if (owner !== null || !isThere(project) || !isBegun(project)) continue;
        const known = theirs.get(project.id);
        if (known === undefined || !isSameProject(mergeProjects(known, project), known)) await merge(accountId, project);
      }
    },
    revise,
    onLost: database.onLost,
  };
}

function merged(stored: KeptProject | null, accountId: string | null, project: Project): KeptProject {
  if (stored === null) return { project, accountId, isUnsent: accountId !== null, refusal: null };
  const together = mergeProjects(stored.project, project);
  const isChanged = accountId !== null && !isSameProject(together, stored.project);
  return { project: together, accountId, isUnsent: stored.isUnsent || isChanged, refusal: isChanged ? null : stored.refusal };
}

async function put(records: Records, key: string, kept: KeptProject | null): Promise<void> {
  if (kept === null) return records.delete(key);
  const { project, ...rest } = kept;
  await records.put({ v: 1, ...project, ...rest }, key);
}

/** The device's own have their id, as before accounts had projects. */
function keyOf(accountId: string | null, id: string): string {
  return accountId === null ? id : `${accountId} ${id}`;
}
