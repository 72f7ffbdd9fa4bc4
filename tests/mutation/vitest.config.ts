import { defineConfig } from 'vitest/config';

/** The tests that mutants are tried on: of functions, without a database and without a browser. */
export default defineConfig({
  test: {
    include: ['{sw,src/{domain,contract,api,offline},server/{payments,http}}/**/*.test.ts', 'tests/{faults,money}/**/*.test.ts'],
    // Its model plays hundreds of histories: a mutant that it alone would find needs minutes.
    exclude: ['tests/faults/outbox-model.test.ts', 'server/**/*.{embedded,postgres}.test.ts'],
    testTimeout: 10_000,
  },
});
