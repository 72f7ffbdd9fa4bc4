import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('Made-up states of the catalogue are answered from few stored replies, and a real one as before', async () => {
  const device = new ContractClient(store);
  const first = await device.data(getCatalogueChanges, '');
  const [shape, name, version] = first.next.split('.');
  const stored = new Set<string>();
  const { publicReplies } = store.services;
  const get = publicReplies.get.bind(publicReplies);
  publicReplies.get = (key, compute) => {
    stored.add(key);
    return get(key, compute);
  };
  for (let number = 0; number < 40; number += 1) {
    expect(await device.data(getCatalogueChanges, `made up ${number}`)).toMatchObject({ isFromStart: true });
    await device.data(getCatalogueChanges, `${shape}.${name}.${version}.product.zzz-${number}`);
  }
  expect(stored.size).toBeLessThanOrEqual(2);
  const second = await device.data(getCatalogueChanges, first.next);
  expect(second.isFromStart).toBe(false);
  expect(second.left.items).toBeLessThan(first.left.items);
});
