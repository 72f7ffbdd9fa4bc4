import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks } from './build/chunks.ts';
import { storeInDevelopment } from './build/dev-plugin.ts';
import { LICENCE_FILE, licenceNotices } from './build/licence-notices.ts';
import { addIntegrity } from './build/precache-integrity.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { webManifest } from './src/app/web-manifest.ts';
import { repeats } from './tests/repetitions.ts';

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
  'tests/contract/{allowed-origins,mail-words,openapi,order-confirmation,raw-requests,security-log,shop-check,terminal-lines,whole-origins,wrong-input,written-html,xsrf-tokens}.test.ts',
  'tests/contract/{catalogue-pictures,long-list-documents,previews,shelf-tags,shop-icons,shop-identity,shop-look}.test.ts',
  'tests/contract/{delivery-price,delivery-zips,equal-replies,offline-catalogue,place-calls}.test.ts',
];
const notHere = ['tests/e2e/**', '**/node_modules/**'];
/** They replace a module, or set what belongs to the whole process. */
const ownProcess = [
  'server/db/durable-commits.embedded.test.ts',
  'tests/contract/equal-replies.test.ts',
  'tests/contract/store-tool.test.ts',
  'tests/contract/restore-in-use.{embedded,postgres}.test.ts',
];
/** Of functions and of the server: they open no page and leave nothing behind. */
const plain = [
  '{build,pictures}/**/*.test.ts',
  'server/*.test.ts',
  'server/!(http|payments)/**/*.test.ts',
  // Not those that replace a module.
  'server/http/!(api|rate-limits|reply-once).test.ts',
  'server/payments/!(check-out|open-payment|payment-routes|payment-service|read-terms|reconcile|settle-payment|store-payment-change|take-event).test.ts',
  'server/payments/*/**/*.test.ts',
  // Not those that open a database.
  'sw/!(media-route|drain-on-sync).test.ts',
  'src/{contract,api}/**/*.test.ts',
  'src/domain/**/*.test.ts',
  'tests/{boundaries,conformance,manifest}/**/*.test.ts',
];
/** Of whole pages. Not those that replace a module, read what was said from the first moment on, or leave a clock of their own. */
const pages =
  'tests/pages/!(any-back-end|cart|cart-choices|changed-figures|complaints|connection-words|contact|failures|less-work|login-first|paid-once|payment|rich-text|room-view|shared-layout|translated|unusable-replies|visitor-work).test.tsx';
/** Threads that go from file to file: the programs are read and the embedded engine is compiled once, not for each of them. */
const oneForMany = { pool: 'threads', isolate: false } as const;
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

const isTest = process.env['VITEST'] !== undefined;

/** A busy machine is no fault of a plugin: the build prints our own lines only. */
const checks = { pluginTimings: false };

/** What every page has loaded first: no list of what a lazy chunk needs names it again. */
const withoutFirstScreens = (_file: string, needed: string[]): string[] =>
  needed.filter((file) => !/^assets[/](?:(?:rolldown-runtime|libraries)-[^/]+[.]js|app-[^/]+[.](?:js|css))$/.test(file));

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: isTest
    ? [react()]
    : [
        subsetFonts(),
        tanstackRouter({ target: 'react', autoCodeSplitting: true }),
        react(),
        command === 'serve' ? storeInDevelopment() : null,
        isSsrBuild === true ? null : licenceNotices(),
        isSsrBuild === true
          ? null
          : VitePWA({
              strategies: 'injectManifest',
              srcDir: 'sw',
              filename: 'sw.ts',
              injectRegister: null,
              registerType: 'prompt',
              manifest: webManifest,
              // The plugin would list the icons a second time, without their hash.
              includeManifestIcons: false,
              integration: {
                // The plugin would list the manifest a second time, without its hash.
                beforeBuildServiceWorker({ injectManifest }) {
                  injectManifest.additionalManifestEntries = [];
                },
                configureCustomSWViteBuild(worker) {
                  worker.logLevel = 'warn';
                },
              },
              injectManifest: {
                rollupFormat: 'iife',
                // Not the icons that a shop can replace (server/site/shop-icons.ts): what it serves there has another hash, and no worker would install.
                globPatterns: [
                  'app.html',
                  'assets/**/*.{js,css}',
                  'assets/basic-*.woff2',
                  'icons/{cards,store-map}.svg',
                  'media/fallback.svg',
                ],
                manifestTransforms: [addIntegrity('dist/client')],
                maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
              },
            }),
      ],
  // Short names: a document repeats them in its styles and its markup, and must fit into the first 14 kB of a connection.
  ...(isTest ? {} : { css: { modules: { generateScopedName: '[local]-[hash:base64:3]' } } }),
  server: { port: Number(process.env['PORT'] ?? 8080), host: process.env['HOST'] ?? '127.0.0.1' },
  build: {
    target: 'es2022',
    sourcemap: isSsrBuild === true,
    ...(isSsrBuild === true
      ? { copyPublicDir: false, rolldownOptions: { checks, output: { entryFileNames: '[name].js' } } }
      : {
          outDir: 'dist/client',
          manifest: true,
          license: { fileName: LICENCE_FILE },
          modulePreload: { polyfill: false, resolveDependencies: withoutFirstScreens },
          rolldownOptions: {
            checks,
            input: 'app.html',
            output: { codeSplitting: { groups: chunks } },
          },
        }),
  },
  test: {
    // A test that passes only at a second try is named in the last lines of `npm test`.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // All cores: a test waits for the disk or another process more often than it computes.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,sw,server,build,pictures,tests}/**/*.test.{ts,tsx}'],
          exclude: [...plain, pages, ...withDatabase, ...notHere],
        },
      },
      { extends: true, test: { name: 'pages', include: [pages], exclude: notHere, ...oneForMany } },
      { extends: true, test: { name: 'plain', include: plain, exclude: [...withDatabase, ...notHere], ...oneForMany } },
      {
        extends: true,
        test: { name: 'embedded', include: withDatabase, ...onEmbedded, ...oneForMany, exclude: [...onEmbedded.exclude, ...ownProcess] },
      },
      {
        extends: true,
        test: { name: 'postgres', include: withDatabase, ...onPostgres, ...oneForMany, exclude: [...onPostgres.exclude, ...ownProcess] },
      },
      { extends: true, test: { name: 'embedded alone', include: ownProcess, ...onEmbedded } },
      { extends: true, test: { name: 'postgres alone', include: ownProcess, ...onPostgres } },
    ],
  },
}));
