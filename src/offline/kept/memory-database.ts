import type { Kind } from '../storage/storage-keys';
import type { Records, Transactions } from './database';

export interface DurableDatabase extends Transactions {
  /** False once records live only as long as the page. */
  isDurable(): boolean;
}

/** `database`, or memory for the life of the page where the first reading of this kind fails. */
export function orInMemory(database: Transactions, kind: Kind): DurableDatabase {
  let isDurable = true;
  let chosen: Promise<Transactions> | null = null;
  const used = (): Promise<Transactions> => {
    chosen ??= database
      .read(kind, (records) => records.getAllKeys())
      .then(
        () => database,
        () => {
          isDurable = false;
          return memoryDatabase();
        },
      );
    return chosen;
  };
  return {
    isDurable: () => isDurable,
    read: async (store, work) => (await used()).read(store, work),
    write: async (store, work) => (await used()).write(store, work),
    onLost: database.onLost,
  };
}

/** One transaction at a time. An error of `work` undoes all of it. */
function memoryDatabase(): Transactions {
  const stores = new Map<Kind, ReadonlyMap<IDBValidKey, unknown>>();
  let turn: Promise<unknown> = Promise.resolve();
  const transact = <Value>(store: Kind, work: (records: Records) => Promise<Value>): Promise<Value> => {
    const done = turn.then(async () => {
      const copy = new Map(stores.get(store));
      const value = await work(recordsOf(copy));
      stores.set(store, copy);
      return value;
    });
    turn = done.catch(() => undefined);
    return done;
  };
  return { read: transact, write: transact, onLost: () => undefined };
}

function recordsOf(map: Map<IDBValidKey, unknown>): Records {
  return {
    get: async (key) => map.get(key),
    getAll: async () => [...map.values()],
    getAllKeys: async () => [...map.keys()],
    put: async (record, key) => void map.set(key, record),
    delete: async (key) => void map.delete(key),
    clear: async () => map.clear(),
  };
}
