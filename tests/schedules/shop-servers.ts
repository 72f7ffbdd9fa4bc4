import type { TestDatabase } from '../fixtures/test-database';
import type { ReachableStore } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import type { Random } from '../fuzz/random';
import { endingDatabase, Lifeline } from './ending-database';

interface Server {
  readonly database: TestDatabase;
  readonly store: TestStore;
  readonly life: Lifeline;
}

/** Two servers of one shop, each of which can end at any call and is started again. */
export class ShopServers {
  readonly #servers: Server[];
  #breakOffs = 0;
  #ends = 0;

  private constructor(servers: Server[]) {
    this.#servers = servers;
  }

  /** `databases` are two ways to the same database. Closing them is the caller's. */
  static async open(databases: readonly [TestDatabase, TestDatabase]): Promise<ShopServers> {
    return new ShopServers([await start(databases[0]), await start(databases[1])]);
  }

  /** One of the servers, as a load balancer would choose. */
  any(random: Random): Server {
    const server = this.#servers[random.below(this.#servers.length)];
    if (server === undefined) throw new Error('No server runs');
    return server;
  }

  /** Where a shopper's requests arrive: each at one of the servers. */
  door(random: Random): ReachableStore {
    return { app: { request: (path, init) => this.any(random).store.app.request(path, init) } };
  }

  /** Starts again what has ended. */
  async restart(): Promise<void> {
    for (const [index, server] of this.#servers.entries()) {
      if (!server.life.isOver) continue;
      this.#ends += 1;
      this.#breakOffs += server.life.breakOffs;
      this.#servers[index] = await start(server.database);
    }
  }

  /** Nothing breaks off any more, and both servers run. */
  async heal(): Promise<void> {
    for (const { life } of this.#servers) life.spare();
    await this.restart();
  }

  async settled(): Promise<void> {
    await Promise.all(this.#servers.map(({ store }) => store.settled()));
  }

  /** So far. */
  counts(): { readonly breakOffs: number; readonly ends: number } {
    return { breakOffs: this.#breakOffs + this.#servers.reduce((sum, { life }) => sum + life.breakOffs, 0), ends: this.#ends };
  }
}

async function start(database: TestDatabase): Promise<Server> {
  const life = new Lifeline();
  return { database, life, store: await openTestStore({ database: { ...database, db: endingDatabase(database.db, life) } }) };
}
