import { mergeProjects, type Project } from '../../domain/rooms/project';
import { withRoom } from '../storage/make-room';
import { openRecordStore } from '../storage/record-store';
import { databaseNames } from '../storage/storage-keys';
import { readProject } from './read-project';

/** Storage of projects. Every method is one transaction and resolves once it is complete; throws StorageError. */
export interface ProjectStorage {
  read(): Promise<readonly Project[]>;
  /** Saves a project together with what another tab has saved of it, room by room; gives the result. */
  merge(project: Project): Promise<Project>;
  remove(id: string): Promise<void>;
  /** Calls `listener` when the storage may have been wiped under this page, before it is read again. */
  onLost(listener: () => void): void;
}

/** Project storage in IndexedDB. */
export function projectStorage(databaseName: string = databaseNames.rooms): ProjectStorage {
  const { transact, onLost } = openRecordStore(databaseName);
  return {
    read: () =>
      transact<readonly Project[]>(
        'readonly',
        (store, give) => {
          const request = store.getAll();
          request.onsuccess = () => give(request.result.map(readProject).filter((project) => project !== null));
        },
        [],
      ),
    merge: (project) =>
      withRoom(() =>
        transact<Project>(
          'readwrite',
          (store, give) => {
            const request = store.get(project.id);
            request.onsuccess = () => {
              const stored = readProject(request.result);
              const merged = stored === null ? project : mergeProjects(stored, project);
              store.put({ v: 1, ...merged }, project.id);
              give(merged);
            };
          },
          project,
        ),
      ),
    remove: (id) => transact<void>('readwrite', (store) => void store.delete(id), undefined),
    onLost,
  };
}
