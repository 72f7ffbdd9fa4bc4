import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, FOUR_CALLERS, attacks } from '../../bench/load/attack';
import { holdConnections } from '../../bench/waiting/holds';
import { getProducts } from '../../src/contract/catalogue';
import { ContractClient, storeAt } from '../fixtures/contract-client';
import { openDeafShop, type DeafShop } from '../fixtures/deaf-shop';
import { makeTestFolder, openTestDatabase } from '../fixtures/test-database';

// On the built store: `npm run build` before.

/** The reconciler's round comes once a minute. */
const MOST_MS = 90_000;
const VISITOR = { 'X-Forwarded-For': '198.51.100.7' };

let shop: DeafShop;
let remove: () => Promise<void>;
beforeEach(async () => {
  if ((process.env['TEST_DATABASE_URL'] ?? '') === '') {
    const dataDir = await makeTestFolder();
    remove = () => rm(dataDir, { recursive: true, maxRetries: 9 });
    shop = await openDeafShop({ dataDir, databaseUrl: null });
  } else {
    const { dataDir, url, close } = await openTestDatabase();
    remove = close;
    shop = await openDeafShop({ dataDir, databaseUrl: url });
  }
});
afterEach(async () => {
  await shop.end();
  await remove();
});

/** Each connection sends the next request after its reply. Returns the function that ends it and tells the replies' statuses. */
function askFor(name: string, connections: number): () => Promise<ReadonlySet<number>> {
  const make = attacks(Date.now()).get(name);
  if (make === undefined) throw new Error(`No such attack: ${name}`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Set<number>();
  const over = new AbortController();
  let count = 0;
  const converse = async (): Promise<void> => {
    while (!over.signal.aborted) {
      count += 1;
      statuses.add(await ask(shop.store.url, agent, make(count), FOUR_CALLERS[count % FOUR_CALLERS.length] ?? ''));
    }
  };
  const conversations = Promise.all(Array.from({ length: connections }, converse));
  return async () => {
    over.abort();
    await conversations;
    agent.destroy();
    return statuses;
  };
}

/** Goes on from page to page until it is ended, then tells what was not as on an idle store. */
function visitFloors(slugs: readonly string[]): () => Promise<readonly string[]> {
  const wrong: string[] = [];
  const over = new AbortController();
  const look = async (path: string, isRight: (text: string) => boolean, method = 'GET'): Promise<void> => {
    const reply = await fetch(`${shop.store.url}${path}`, { method, headers: VISITOR });
    if (reply.status !== 200 || !isRight(await reply.text())) wrong.push(`${path}: ${reply.status}`);
  };
  const visit = async (): Promise<void> => {
    for (let index = 0; !over.signal.aborted; index += 1) {
      await look('/healthz', (text) => text.includes('"ok"'));
      await look(`/api${getProducts.path}`, (text) => text.includes('"status":1'), 'POST');
      // The shell, which answers where too much is being drawn, has no heading.
      await look(`/products/${slugs[index % slugs.length]}`, (text) => text.includes('<h1'));
    }
  };
  const visiting = visit();
  return async () => {
    over.abort();
    await visiting;
    return wrong;
  };
}

it('While strangers ask for new words and hold half-sent bodies, a payment without a webhook becomes an order, its mail leaves, and others see their pages', async () => {
  const floors = await new ContractClient(storeAt(shop.store.url)).data(getProducts, 'ALL');
  const attackers = ['new words', 'made-up filters', 'new words, sorted, of a category', 'data of unknown categories'];
  const held = holdConnections(shop.store.url, 'half a body', 400, 'home');
  const ends = attackers.map((name) => askFor(name, 10));
  const endVisit = visitFloors(floors.map(({ slug }) => slug));
  let wrong: readonly string[] = [];
  let replies: readonly ReadonlySet<number>[] = [];
  try {
    await shop.untilMailed(await shop.pay(), MOST_MS);
  } finally {
    wrong = await endVisit();
    replies = await Promise.all(ends.map((end) => end()));
    held.end();
  }
  expect(wrong).toEqual([]);
  // The attack was one.
  for (const statuses of replies) expect([...statuses]).toContain(200);
  expect(shop.store.output()).toMatch(/"event":"reconciled",.*"ordered":1/);
});
