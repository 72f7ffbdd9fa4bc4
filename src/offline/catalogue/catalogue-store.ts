import type { UseStore } from 'idb-keyval';
import {
  detailsKey,
  isCurrentVersion,
  itemKey,
  screenKey,
  type DetailsRow,
  type ItemKind,
  type ItemRow,
  type CatalogueKey,
  type CatalogueMeta,
  type CatalogueRow,
  type PictureRow,
  type ScreenRow,
} from './catalogue-rows';
import { LONG_LIMIT_MS, openKeyValueStore } from '../kept/database';
import { StorageError, storageErrorFrom } from '../storage/storage-error';
import { dropDatabase } from '../storage/drop-database';
import { databaseNames, namesOf } from '../storage/storage-keys';
import { withTimeLimit } from '../storage/with-time-limit';

const META_KEY = 'meta';
/** After this the database counts as empty. */
const READ_LIMIT_MS = 3000;

/** One transaction: a crash saves rows and progress or neither. */
export interface CatalogueWrite {
  readonly meta: CatalogueMeta;
  readonly puts?: readonly (readonly [CatalogueKey, CatalogueRow])[];
  readonly deletes?: readonly CatalogueKey[];
  /** Any other write requires an existing catalogue. */
  readonly isFirst?: boolean;
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

/** Writes throw StorageError; reads of a damaged or unresponsive database return nothing. */
export function createCatalogueStore(open: (onLost: () => void) => UseStore = openOwn) {
  let onLost = (): void => undefined;
  const useStore = open(() => onLost());
  const read = <Value>(work: (store: IDBObjectStore, give: (value: Value) => void) => void, otherwise: Value): Promise<Value> =>
    withTimeLimit(
      READ_LIMIT_MS,
      useStore('readonly', (store) => completed<Value>(store, work, otherwise)),
      () => new Error('No response from the device'),
    ).catch(() => otherwise);
  const readRow = <Row>(key: IDBValidKey): Promise<Row | null> =>
    read<Row | null>((store, give) => {
      const request = store.get(key);
      request.onsuccess = () => give(rowFrom(request.result));
    }, null);
  const readRows = <Row>(...prefix: string[]): Promise<readonly Row[]> =>
    read<readonly Row[]>((store, give) => {
      const request = store.getAll(IDBKeyRange.bound(prefix, [...prefix, []]));
      request.onsuccess = () => give(request.result.flatMap((row) => rowFrom<Row>(row) ?? []));
    }, []);
  const write = async (work: (store: IDBObjectStore) => void): Promise<void> => {
    try {
      await useStore('readwrite', (store) => completed<void>(store, work, undefined));
    } catch (error) {
      throw storageErrorFrom(error);
    }
  };

  return {
    readMeta: (): Promise<CatalogueMeta | null> => readRow(META_KEY),
    readItem: <Kind extends ItemKind>(kind: Kind, slug: string): Promise<ItemRow<Kind> | null> => readRow([...itemKey(kind, slug)]),
    readItems: <Kind extends ItemKind>(kind: Kind): Promise<readonly ItemRow<Kind>[]> => readRows('item', kind),
    readDetails: (slug: string): Promise<DetailsRow | null> => readRow([...detailsKey(slug)]),
    readAllDetails: (): Promise<readonly DetailsRow[]> => readRows('details'),
    readPictures: (): Promise<readonly PictureRow[]> => readRows('picture'),
    readScreen: (name: string): Promise<ScreenRow | null> => readRow([...screenKey(name)]),
    /** Throws StorageError 'wiped' when the catalogue was deleted meanwhile: its progress would count rows that are gone. */
    async write({ meta, puts = [], deletes = [], isFirst = false }: CatalogueWrite): Promise<void> {
      let isWiped = false;
      await write((store) => {
        const before = store.count(META_KEY);
        before.onsuccess = () => {
          isWiped = before.result === 0 && !isFirst;
          if (isWiped) return;
          for (const [key, row] of puts) store.put(row, [...key]);
          for (const key of deletes) store.delete([...key]);
          store.put(meta, META_KEY);
        };
      });
      if (isWiped) throw new StorageError('wiped');
    },
    /** Deletes rows of earlier rounds; returns the names of the pictures among them. */
    async sweep(round: string): Promise<readonly string[]> {
      const pictures: string[] = [];
      await write((store) => {
        const cursor = store.openCursor();
        cursor.onsuccess = () => {
          const at = cursor.result;
          if (at === null) return;
          const row: unknown = at.value;
          const isOurs = at.key === META_KEY || (isCurrentVersion(row) && 'round' in row && row.round === round);
          if (!isOurs) {
            if (Array.isArray(at.key) && at.key[0] === 'picture') pictures.push(String(at.key[1]));
            at.delete();
          }
          at.continue();
        };
      });
      return pictures;
    },
    /** Also that of the other languages. */
    async clear(): Promise<void> {
      await write((store) => void store.clear());
      const others = namesOf('offlineCatalogue').filter((name) => name !== databaseNames.offlineCatalogue);
      await Promise.all(others.map(dropDatabase));
    },
    /** As `Database.onLost`. */
    onLost(listener: () => void): void {
      onLost = listener;
    },
  };
}

const openOwn = (onLost: () => void): UseStore => openKeyValueStore(databaseNames.offlineCatalogue, onLost, LONG_LIMIT_MS);

/** Null for another version. */
function rowFrom<Row>(stored: unknown): Row | null {
  return isCurrentVersion(stored) ? (stored as unknown as Row) : null;
}

/** Resolves once the whole transaction is on the device. Callbacks, since a cursor may pass thousands of rows. */
function completed<Value>(
  store: IDBObjectStore,
  work: (store: IDBObjectStore, give: (value: Value) => void) => void,
  initial: Value,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let given = initial;
    store.transaction.oncomplete = () => resolve(given);
    store.transaction.onabort = () => reject(store.transaction.error ?? new StorageError('failed'));
    work(store, (value) => {
      given = value;
    });
  });
}
