import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCategories, getProducts } from '../../src/contract/catalogue';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** The keys of the replies that were stored or asked for. */
function storedKeys(): ReadonlySet<string> {
  const stored = new Set<string>();
  const { publicReplies } = store.services;
  const get = publicReplies.get.bind(publicReplies);
  publicReplies.get = (key, compute) => {
    stored.add(key);
    return get(key, compute);
  };
  return stored;
}

it('Made-up categories are one empty list, which pushes no list of the shop out of memory', async () => {
  const device = new ContractClient(store);
  const stored = storedKeys();
  for (let number = 0; number < 40; number += 1) expect(await device.data(getProducts, 1_000_000 + number)).toEqual([]);
  expect(stored.size).toBe(1);
  const [first] = await device.data(getCategories, undefined);
  expect(await device.data(getProducts, first?.id ?? 'ALL')).not.toEqual([]);
  expect(stored.size).toBe(3);
});

it('Made-up states of the catalogue are answered from few stored replies, and a real one as before', async () => {
  const device = new ContractClient(store);
  const first = await device.data(getCatalogueChanges, '');
  const [shape, name, version] = first.next.split('.');
  const stored = storedKeys();
  for (let number = 0; number < 40; number += 1) {
    expect(await device.data(getCatalogueChanges, `made up ${number}`)).toMatchObject({ isFromStart: true });
    await device.data(getCatalogueChanges, `${shape}.${name}.${version}.product.zzz-${number}`);
  }
  expect(stored.size).toBeLessThanOrEqual(2);
  const second = await device.data(getCatalogueChanges, first.next);
  expect(second.isFromStart).toBe(false);
  expect(second.left.items).toBeLessThan(first.left.items);
});
