import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../fixtures/test-database';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { buildApiStore } from '../fixtures/build-api-store';
import { ContractClient, newShopper, storeAt } from '../fixtures/contract-client';
import { spawnStore, startStore, type RunningStore } from '../fixtures/running-store';

const ROUNDS = 4;
const SHOPPERS = 6;
const KILL_AFTER_WRITES = 60;

let built: Awaited<ReturnType<typeof buildApiStore>>;
let folder: string;
beforeAll(async () => {
  [built, folder] = await Promise.all([buildApiStore(), makeTestFolder()]);
});
afterAll(async () => {
  built.remove();
  await rm(folder, { recursive: true, maxRetries: 9, force: true });
});

interface Writer {
  readonly client: ContractClient;
  /** Boxes of the last write that got a reply. */
  acknowledged: number;
}

/** Every shopper writes without pause; in the middle of it the store is killed. */
async function writeUntilKilled(store: RunningStore, writers: readonly Writer[]): Promise<void> {
  let replied = 0;
  let killed: Promise<void> | null = null;
  const write = async (writer: Writer): Promise<void> => {
    while (killed === null) {
      const boxes = writer.acknowledged + 1;
      const line = { lineId: null, productId: 107, pricePerBoxCents: 1, boxes, isInstallationChosen: false };
      const hasReply = await writer.client.data(writeCartLine, line).then(
        () => true,
        () => false,
      );
      if (!hasReply) return;
      writer.acknowledged = boxes;
      replied += 1;
      if (replied === KILL_AFTER_WRITES) killed = store.kill();
    }
  };
  await Promise.all(writers.map(write));
  await killed;
  expect(replied).toBeGreaterThanOrEqual(KILL_AFTER_WRITES);
}

describe('A store on the embedded engine', () => {
  it(`keeps every acknowledged cart write through ${ROUNDS} kills under load`, async () => {
    let store = await startStore(folder, {}, undefined, built.program);
    let writers: Writer[] = await Promise.all(
      Array.from({ length: SHOPPERS }, async () => ({ client: await newShopper(storeAt(store.url)), acknowledged: 0 })),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeUntilKilled(store, writers);
      store = await startStore(folder, {}, undefined, built.program);
      writers = writers.map(({ client, acknowledged }) => ({ client: sameShopper(client, store), acknowledged }));
      for (const writer of writers) {
        const boxes = (await writer.client.data(getCart, undefined))[0]?.boxes ?? 0;
        // The write that was under way at the kill may be there too.
        expect([writer.acknowledged, writer.acknowledged + 1]).toContain(boxes);
        writer.acknowledged = boxes;
      }
    }
    await store.stop();
  }, 300_000);

  it('refuses a second store on its folder, in words, and serves on', async () => {
    const first = await startStore(folder, {}, undefined, built.program);
    const second = await spawnStore(built.program, folder);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('is in use by another running store. Stop that one first');
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await first.stop();
  });
});

function sameShopper(client: ContractClient, store: RunningStore): ContractClient {
  const again = new ContractClient(storeAt(store.url));
  again.authKey = client.authKey;
  for (const [name, value] of client.cookies) again.cookies.set(name, value);
  return again;
}
