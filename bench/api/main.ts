import { getCart, writeCartLine } from '../../src/contract/cart';
import { getProductDetails, getProducts } from '../../src/contract/catalogue';
import { onPostgres, startPostgres, type PostgresServer } from '../../tests/fixtures/postgres-server';
import { loadAverage, middle, print } from '../figures';
import { load, requestBytes, type LoadResult } from './load';
import { startBare, startStore, type RunningServer } from './processes';
import { slowDownSyncs } from './slow-disk.mjs';
import { bareInserts, makeShop } from './throw-away-shop';
import { newShopper, rawReply, type BrowserHeaders } from './visitor';

// Run `npm run build` first, then: node build/run-ts.mjs bench/api/main.ts [postgres]
// BENCH_SECONDS: how long each server is asked for each row (default 10), in slices of half a second. The two take turns,
// so that what else the machine does meets both alike.

const SECONDS = Math.min(Number(process.env['BENCH_SECONDS'] ?? 10), 60);
const SLICE_SECONDS = 0.5;
const TURNS = Math.max(3, Math.round(SECONDS / SLICE_SECONDS));
const CONNECTIONS = 16;
/** What a commit waits for on other disks than this machine's: a good SSD, a network volume of a rented host. */
const SLOWER_SYNCS_MS = [1, 4];

interface Case {
  readonly name: string;
  readonly path: string;
  readonly body: string;
}

const list: Case = { name: 'catalogue list', path: getProducts.path, body: 'product_category_id=ALL' };
const lineOfNine = `${encodeURIComponent('Usercarts[product_id]')}=107&${encodeURIComponent('Usercarts[price]')}=75.41&${encodeURIComponent('Usercarts[quantity]')}=9`;
const cartWrite: Case = { name: 'cart write', path: writeCartLine.path, body: lineOfNine };
const cases: readonly Case[] = [
  list,
  { name: 'product detail', path: getProductDetails.path, body: 'slug=family-20-coastal-maple' },
  cartWrite,
  { name: 'cart read', path: getCart.path, body: '' },
];

const columns = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(32) : cell.padStart(13))).join('');

await main();

async function main(): Promise<void> {
  const server = process.argv.includes('postgres') ? await startPostgres() : null;
  print(
    `${CONNECTIONS} connections, ${TURNS} turns of ${SLICE_SECONDS} s each, Node ${process.version}, ${server === null ? 'embedded database' : 'PostgreSQL without fsync'}, load average ${loadAverage()}\n`,
  );
  print(columns(['', 'store req/s', 'bare req/s', 'ratio', 'store CPU us', 'bare CPU us', 'CPU ratio', 'store p99', 'bare p99', 'bytes']));
  try {
    for (const [productCount, measured] of [
      [48, cases],
      [10_000, [list]],
    ] as const)
      await measureProducts(server, productCount, measured);
  } finally {
    await server?.remove();
  }
}

async function measureProducts(server: PostgresServer | null, productCount: number, measured: readonly Case[]): Promise<void> {
  const databaseUrl = server === null ? null : await newDatabase(server, `bench_${productCount}`);
  const shop = await makeShop(productCount, databaseUrl);
  try {
    const rates = await measureShop(shop.dataDir, databaseUrl, productCount, measured);
    const writes = rates.get(cartWrite);
    if (writes === undefined) return;
    reportCommits(writes, await bareInserts(shop.dataDir, databaseUrl, SECONDS / 2));
    // PostgreSQL runs without fsync here, and its syncs are not this program's to slow down.
    if (databaseUrl === null) for (const syncMs of SLOWER_SYNCS_MS) await measureWritesOnSlowDisk(shop.dataDir, syncMs);
  } finally {
    await shop.remove();
  }
}

/** The same writes and the same bare inserts, both on a disk that takes longer to keep something. */
async function measureWritesOnSlowDisk(dataDir: string, syncMs: number): Promise<void> {
  const store = await startStore(dataDir, null, syncMs);
  const turns: Slice[] = [];
  try {
    const request = callOf(cartWrite, await newShopper(store.port));
    for (let turn = 0; turn < TURNS; turn += 1) turns.push(await slice(store, request));
  } finally {
    await store.stop();
  }
  slowDownSyncs(syncMs);
  const commits = await bareInserts(dataDir, null, SECONDS / 2);
  slowDownSyncs(0);
  const rate = middle(turns.map(({ requestsPerSecond }) => requestsPerSecond));
  print(columns([`cart write, sync + ${syncMs} ms`, rate.toFixed(0)]));
  reportCommits(rate, commits);
}

async function newDatabase(server: PostgresServer, name: string): Promise<string> {
  await onPostgres(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

interface Slice extends LoadResult {
  readonly cpuMs: number;
}

interface Turn {
  readonly store: Slice;
  readonly bare: Slice;
}

/** Replies a second of the store, by case. */
async function measureShop(
  dataDir: string,
  databaseUrl: string | null,
  productCount: number,
  measured: readonly Case[],
): Promise<ReadonlyMap<Case, number>> {
  const rates = new Map<Case, number>();
  const store = await startStore(dataDir, databaseUrl);
  try {
    const headers = await newShopper(store.port);
    for (const asked of measured) {
      const { name, path, body } = asked;
      const sample = await rawReply(store.port, path, headers, body);
      const bare = await startBare(dataDir, { ...sample, headers: { ...sample.headers, 'content-length': String(sample.body.length) } });
      const request = callOf(asked, headers);
      for (const warmedUp of [store, bare]) await slice(warmedUp, request, 1);
      const turns: Turn[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) turns.push({ store: await slice(store, request), bare: await slice(bare, request) });
      await bare.stop();
      rates.set(asked, report(`${name}, ${productCount} products`, turns, sample.body.length));
    }
    return rates;
  } finally {
    await store.stop();
  }
}

function callOf({ path, body }: Case, headers: BrowserHeaders): Buffer {
  const browser = { Origin: 'http://bench.local', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36' };
  return requestBytes({ method: 'POST', path: `/api${path}`, headers: { ...browser, ...headers }, body });
}

async function slice(server: RunningServer, request: Buffer, seconds = SLICE_SECONDS): Promise<Slice> {
  const before = server.cpuMs() ?? Number.NaN;
  const result = await load(server.port, request, { connections: CONNECTIONS, seconds });
  return { ...result, cpuMs: (server.cpuMs() ?? Number.NaN) - before };
}

/** Gives the store's replies a second. */
function report(name: string, turns: readonly Turn[], bytes: number): number {
  const middleOf = (value: (turn: Turn) => number): number => middle(turns.map(value));
  const sum = (value: (turn: Turn) => number): number => turns.reduce((total, turn) => total + value(turn), 0);
  /** Microseconds of processor time a request, over all turns: it depends less on what else the machine does. */
  const cpuUs = (who: keyof Turn): number => (sum((turn) => turn[who].cpuMs) * 1000) / sum((turn) => turn[who].requests);
  const rate = middleOf((turn) => turn.store.requestsPerSecond);
  const ratio = middleOf((turn) => turn.store.requestsPerSecond / turn.bare.requestsPerSecond);
  print(
    columns([
      name,
      rate.toFixed(0),
      middleOf((turn) => turn.bare.requestsPerSecond).toFixed(0),
      ratio.toFixed(2),
      cpuUs('store').toFixed(1),
      cpuUs('bare').toFixed(1),
      (cpuUs('bare') / cpuUs('store')).toFixed(2),
      `${middleOf((turn) => turn.store.p99Ms).toFixed(1)} ms`,
      `${middleOf((turn) => turn.bare.p99Ms).toFixed(1)} ms`,
      String(bytes),
    ]),
  );
  const failures = sum((turn) => turn.store.failures + turn.bare.failures);
  if (failures > 0) print(`  ${failures} replies were not 200: these figures do not count`);
  return rate;
}

/** Above 1, cart writes share commits (docs/decisions/0022-shared-commits.md). */
function reportCommits(writesPerSecond: number, commitsPerSecond: number): void {
  print(columns(['bare insert loop', commitsPerSecond.toFixed(0)]));
  print(
    `  a commit takes ${(1000 / commitsPerSecond).toFixed(1)} ms there; cart writes run at ${(writesPerSecond / commitsPerSecond).toFixed(2)} of that loop`,
  );
}
