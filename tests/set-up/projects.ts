import { readFileSync, readdirSync } from 'node:fs';
import type { TestProjectConfiguration } from 'vitest/config';
import { repeats } from '../repetitions.ts';

const TESTS = '{src,sw,server,build,pictures,tests}/**/*.test.{ts,tsx}';

/**
 * Tests that open a database: each runs on both engines, but for those named after the engine they are about, and `ofNoEngine`. Without
 * repetitions they run on PostgreSQL.
 */
const withDatabase = ['server/{db,seed}/**/*.test.ts', 'tests/{contract,fuzz,servers}/**/*.test.ts'];
/**
 * What these answer, write and draw depends on no engine: the words and shapes of replies, the mails, pictures and sheets that are made, what a
 * device keeps. No statement, transaction, lock or limit is their subject. PostgreSQL copies a database in less time than the embedded one starts.
 */
const ofNoEngine = [
  'tests/contract/{allowed-origins,mail-words,openapi,order-confirmation,raw-requests,security-log,shop-check,terminal-lines,wrong-input,written-html,xsrf-tokens}.test.ts',
  'tests/contract/{catalogue-pictures,long-list-documents,previews,shelf-tags,shop-icons,shop-identity,shop-look}.test.ts',
  'tests/contract/{delivery-price,delivery-zips,honest-delivery,equal-replies,offline-catalogue,place-calls}.test.ts',
];
/**
 * Whole stores that are killed, starved or started wrongly, damaged folders, the controls of races, every fault on every call, replies of a foreign
 * back end, and sizes: each waits for processes or clocks, or repeats much, and is tried before a change lands (docs/decisions/0056).
 */
const onlyInWholeRun = [
  'tests/servers/{database-away,disk-trouble,every-write,lost-replies,mail-after-kill,npm-start,orderly-end,slow-database,start-problems,sudden-kill,work-goes-on}*.test.ts',
  'tests/servers/{crowd,race,schedule}-controls.postgres.test.ts',
  'server/{db/prepare-folder,seed/open-seeded-database}.embedded.test.ts',
  'tests/contract/{first-month,restore-in-use.*,sudden-end.embedded,ten-thousand-floors}.test.ts',
  'tests/faults/every-*.test.ts',
  'tests/pages/{any-back-end,long-lists,unusable-replies}.test.tsx',
];
const notHere = ['tests/e2e/**', '**/node_modules/**', ...(repeats ? [] : onlyInWholeRun)];

/** Threads that go from file to file: the programs are read and the embedded engine is compiled once, not for each of them. */
const together = { pool: 'threads', isolate: false } as const;
/** What PostgreSQL has shown already is a repetition here. It is the stricter of the two: its connections really work side by side. */
const onBoth = repeats ? [] : ['**/!(*.embedded).test.ts'];
const onEmbedded = {
  exclude: [...notHere, ...ofNoEngine, ...onBoth, '**/*.postgres.test.ts'],
  env: { TEST_DATABASE_URL: '' },
  setupFiles: 'tests/set-up/compile-once.ts',
};
const onPostgres = {
  exclude: [...notHere, '**/*.embedded.test.ts'],
  globalSetup: 'tests/set-up/postgres.ts',
  setupFiles: 'tests/set-up/use-postgres.ts',
};

const OWN_BROWSER = 'tests/set-up/own-browser.ts';
const LEAVE_NOTHING = 'tests/set-up/leave-nothing.ts';

/** Reads every test file: called by a run of tests, not by a build. */
export function testProjects(): TestProjectConfiguration[] {
  const files = ['src', 'sw', 'server', 'build', 'pictures', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /[.]test[.]tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  const filesWith = (words: RegExp): string[] => files.filter(({ text }) => words.test(text)).map(({ file }) => file);

  /** Tests that open a window: whole pages, or parts of one. */
  const inWindow = filesWith(/^[/][/] @vitest-environment happy-dom/);
  const ofPages = 'tests/pages/**/*.test.tsx';
  /** They do not leave a window or its database as they found it, or need a window of another kind. */
  const ownWindow = [
    'tests/pages/{cart,cart-choices,complaints,connection-words,contact,shared-layout,translated,unusable-replies,visitor-work}.test.tsx',
    ...filesWith(/^[/][/] @vitest-environment (?:jsdom|happy-dom[^]*'fake-indexeddb)/),
  ];
  /** They replace a module or a storage, which modules remember as refused, or load a module anew: the tests after them must not find that. */
  const replacing = filesWith(
    /\bvi[.](?:mock[(]|doMock[(]|resetModules[(]|stubGlobal[(]'(?:indexedDB|localStorage|sessionStorage)'|spyOn[(]Storage[.])/,
  );
  /** They set what belongs to the whole process. */
  const ownProcess = ['tests/contract/store-tool.test.ts', 'tests/contract/restore-in-use.{embedded,postgres}.test.ts'];
  /** Whole tabs, which go on for a moment when their test has what it waits for. */
  const tabs = 'tests/faults/**/*.test.ts';
  /** Each of these has a thread of its own. */
  const alone = [...replacing, ...ownProcess, ...ownWindow, tabs];
  const aloneWithDatabase = alone.filter((file) => /^(?:server[/](?:db|seed)|tests[/](?:contract|fuzz|servers))[/]/.test(file));

  return [
    // Not in one: vitest keeps a thread only for a file of the same project and environment.
    {
      extends: true,
      test: {
        name: 'unit',
        include: [TESTS],
        exclude: [...inWindow, ...withDatabase, ...notHere, ...alone],
        setupFiles: [OWN_BROWSER, LEAVE_NOTHING],
        ...together,
      },
    },
    {
      extends: true,
      test: {
        name: 'windows',
        include: inWindow,
        exclude: [ofPages, ...notHere, ...alone],
        setupFiles: [OWN_BROWSER, LEAVE_NOTHING, 'tests/set-up/empty-window.ts'],
        ...together,
      },
    },
    {
      extends: true,
      test: { name: 'pages', include: [ofPages], exclude: [...notHere, ...alone], setupFiles: [OWN_BROWSER, LEAVE_NOTHING], ...together },
    },
    {
      extends: true,
      test: { name: 'unit alone', include: alone, exclude: [...withDatabase, ...notHere], setupFiles: OWN_BROWSER, pool: 'threads' },
    },
    {
      extends: true,
      test: { name: 'embedded', include: withDatabase, ...onEmbedded, exclude: [...onEmbedded.exclude, ...alone], ...together },
    },
    {
      extends: true,
      test: { name: 'postgres', include: withDatabase, ...onPostgres, exclude: [...onPostgres.exclude, ...alone], ...together },
    },
    { extends: true, test: { name: 'embedded alone', include: aloneWithDatabase, ...onEmbedded } },
    { extends: true, test: { name: 'postgres alone', include: aloneWithDatabase, ...onPostgres } },
  ];
}
