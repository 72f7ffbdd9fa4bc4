import { openFaultProxy, type FaultProxy } from '../faults/fault-proxy';
import { test as base } from './store-test';

interface ProxiedFixtures {
  /** Between the browser and the store: faults happen here. */
  readonly faultProxy: FaultProxy;
}

/** Tests of a store behind a network with faults. */
export const test = base.extend<ProxiedFixtures>({
  faultProxy: async ({ store }, use) => {
    const proxy = await openFaultProxy(store.url);
    await use(proxy);
    await proxy.close();
  },

  baseURL: async ({ faultProxy }, use) => use(faultProxy.url),

  // What the console says of faults is expected.
  complaints: async ({}, use) => use([]),
});

export { expect } from './store-test';
