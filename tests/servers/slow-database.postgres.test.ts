import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { getProducts } from '../../src/contract/catalogue';
import { ContractClient, type Reply } from '../fixtures/contract-client';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { startPostgres, type PostgresServer } from '../fixtures/postgres-server';
import { openSharedDatabase } from '../fixtures/test-database';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { until } from '../fixtures/until';

let postgres: PostgresServer;
let store: TestStore;
let shopper: ContractClient;
let owner: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  store = await openTestStore({ database: await openSharedDatabase(postgres, true) });
  shopper = await shopperWithFloor(store);
  owner = new Client({ connectionString: postgres.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await store.close();
  await postgres.remove();
});

const health = async (): Promise<unknown> => {
  const reply = await store.app.request('/healthz');
  return [reply.status, await reply.json()];
};
const isWell = async (): Promise<boolean> => (await store.app.request('/healthz')).status === 200;
const LINE = { lineId: null, productId: 101, pricePerBoxCents: 1, boxes: 2, isInstallationChosen: false };
const write = () => shopper.call(writeCartLine, LINE);

/** A person who waits longer has given up. */
const MOST_MS = 15_000;

async function refusedInTime(calls: readonly Promise<Reply<unknown>>[], trouble = 'is not available'): Promise<void> {
  const begun = performance.now();
  for (const { httpStatus, headers, outcome } of await Promise.all(calls)) {
    expect([httpStatus, headers.get('Retry-After'), outcome.kind]).toEqual([503, '5', 'refused']);
    expect(outcome).toMatchObject({ message: `The store ${trouble} just now. Please try again in a moment.` });
  }
  expect(performance.now() - begun).toBeLessThan(MOST_MS);
}

async function isAsItWas(): Promise<void> {
  await until(isWell);
  expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 9, product: { id: 107 } }]);
}

describe('A call answers 503 with Retry-After in time, nothing is done, and all is well again by itself', () => {
  it('while somebody holds a table locked, also when more wait than there are connections; /healthz says so', async () => {
    await owner.query('begin; lock table cart_lines in access exclusive mode');
    const waiting = refusedInTime(Array.from({ length: 30 }, write));
    await until(async () => !(await isWell()));
    expect(await health()).toEqual([503, { status: 'unavailable', reason: 'locked' }]);
    await waiting;
    await owner.query('rollback');
    await isAsItWas();
  });

  it('while a statement takes a minute', async () => {
    await owner.query(`create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end'`);
    await owner.query('create trigger dawdle before insert on cart_lines for each row execute function dawdle()');
    await refusedInTime([write()]);
    await owner.query('drop function dawdle cascade');
    await isAsItWas();
  });

  it('while the database may only be read, as a standby; /healthz says so', async () => {
    const { rows } = await owner.query<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    const readOnly = async (setting: 'on' | 'off'): Promise<void> => {
      await owner.query(`alter database ${name} set default_transaction_read_only = ${setting}`);
      // Only a new connection has it.
      await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1', [
        'client backend',
      ]);
      store.advance(2_000);
    };
    await readOnly('on');
    // The first call of a connection that was ended finds the database away.
    await until(async () => {
      store.advance(2_000);
      return isDeepStrictEqual(await health(), [503, { status: 'unavailable', reason: 'read-only' }]);
    });
    await refusedInTime([write()], 'cannot save anything');
    await owner.query('set default_transaction_read_only = off');
    await readOnly('off');
    await isAsItWas();
  });

  it('while its processes do not move at all', async () => {
    const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
    await postgres.frozenDuring(rows[0]?.pid ?? 0, async () => {
      store.advance(2_000);
      await refusedInTime([shopper.call(getCart, undefined), new ContractClient(store).call(getProducts, 'ALL')]);
      expect(await health()).toEqual([503, { status: 'unavailable', reason: 'away' }]);
    });
    await isAsItWas();
  });
});

it('Work that nobody waits for has no limit of time', async () => {
  expect(await store.database.patientDb.execute("select current_setting('statement_timeout') as limit")).toMatchObject({
    rows: [{ limit: '0' }],
  });
});
