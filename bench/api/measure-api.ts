import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { getProductDetails, getProducts } from '../../src/contract/catalogue';
import { manyFloorsCsv } from '../../tests/fixtures/many-floors';
import { median, medianRatio, printTable, RUNS } from '../figures';
import { withStore, type BenchStore } from '../with-store';
import { load, requestBytes, rawReply, signedInHeaders, type BrowserHeaders, type RawReply } from './load';

const CONNECTIONS = 16;
const SECONDS = 2;
/** The store slows a home that asks too fast. */
const CALLERS = Array.from({ length: 64 }, (_, home) => `192.0.2.${home}`);
const MORE_PRODUCTS = 9_952;

interface Call {
  readonly name: string;
  readonly path: string;
  readonly body: string;
}

const LIST: Call = { name: 'list', path: getProducts.path, body: 'product_category_id=ALL' };
const CALLS: readonly Call[] = [
  LIST,
  { name: 'product', path: getProductDetails.path, body: 'slug=family-20-coastal-maple' },
  {
    name: 'cart write',
    path: writeCartLine.path,
    body: 'Usercarts%5Bproduct_id%5D=107&Usercarts%5Bprice%5D=75.41&Usercarts%5Bquantity%5D=9',
  },
  { name: 'cart read', path: getCart.path, body: '' },
];

/** Beside a bare Node server that sends the same bytes. */
export async function measureApi(): Promise<void> {
  const rows: (readonly string[])[] = [];
  await withStore(
    async (store) => {
      const headers = await signedInHeaders(store.url);
      for (const call of CALLS) rows.push(await measureCall(store, headers, call));
      await writeFile(join(store.folder, 'floors.csv'), manyFloorsCsv(MORE_PRODUCTS));
      await store.tool('import-catalogue', 'floors.csv');
      rows.push(await measureCall(store, headers, { ...LIST, name: 'list of 10,000' }));
    },
    { TRUST_PROXY_HOPS: '1' },
  );
  printTable(['call', 'store, replies a second', 'bare server', 'ratio', 'store p99, ms', 'bytes'], rows);
}

async function measureCall(store: BenchStore, headers: BrowserHeaders, { name, path, body }: Call): Promise<readonly string[]> {
  const reply = await rawReply(store.url, path, headers, body);
  const bare = await startBare(store.folder, reply);
  const requests = CALLERS.map((caller) => requestBytes({ path: `/api${path}`, headers: { ...headers, 'X-Forwarded-For': caller }, body }));
  const ask = (port: number): ReturnType<typeof load> => load(port, requests, { connections: CONNECTIONS, seconds: SECONDS });
  const storePort = Number(new URL(store.url).port);
  for (const port of [storePort, bare.port]) await ask(port);
  const seen: Awaited<ReturnType<typeof load>>[] = [];
  const beside: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    seen.push(await ask(storePort));
    beside.push((await ask(bare.port)).repliesPerSecond);
  }
  bare.stop();
  const rates = seen.map(({ repliesPerSecond }) => repliesPerSecond);
  const p99Ms = median(seen.map((result) => result.p99Ms));
  return [
    name,
    median(rates).toFixed(0),
    median(beside).toFixed(0),
    medianRatio(rates, beside),
    p99Ms.toFixed(1),
    String(reply.body.length),
  ];
}

async function startBare(folder: string, { headers, body }: RawReply): Promise<{ readonly port: number; stop(): void }> {
  const file = join(folder, 'bare-reply.json');
  await writeFile(file, JSON.stringify({ headers, bodyBase64: body.toString('base64') }));
  const child = spawn(process.execPath, ['bench/api/bare-server.mjs', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(port.toString()), stop: () => child.kill() };
}
