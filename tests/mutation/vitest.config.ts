import { defineConfig } from 'vitest/config';

/** The tests of each folder's decisions. Those of a server with a database, of pages and of a browser are left out. */
const TESTS: readonly (readonly [folder: string, tests: readonly string[]])[] = [
  ['sw', ['sw/**/*.test.ts']],
  ['src/domain', ['src/{domain,contract}/**/*.test.ts', 'server/payments/bill-cart.test.ts', 'tests/money/bill-agreement.test.ts']],
  ['src/contract', ['src/{contract,api}/**/*.test.ts', 'tests/money/bill-agreement.test.ts']],
  ['src/offline', ['src/offline/**/*.test.ts', 'tests/faults/**/*.test.ts']],
  ['server/http', ['server/http/**/*.test.ts']],
  ['server/payments', ['server/payments/**/*.test.ts', 'tests/money/bill-agreement.test.ts']],
];
/** Set by main.mjs. */
const places = (process.env['MUTATED'] ?? '').split(',');
const wanted = TESTS.filter(([folder]) => places.some((place) => place.startsWith(folder)));

export default defineConfig({
  test: {
    include: [...new Set((wanted.length === 0 ? TESTS : wanted).flatMap(([, tests]) => tests))],
    // The model and the tables of docs/faults.md play hundreds of histories: a mutant that they alone would find needs minutes.
    exclude: ['tests/faults/{cart-model,every-*,fault*}.test.ts', 'server/**/*.{embedded,postgres}.test.ts'],
    setupFiles: ['tests/mutation/first-failure.ts'],
    testTimeout: 60_000,
  },
});
