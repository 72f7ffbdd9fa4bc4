import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks } from './build/chunks.ts';
import { storeInDevelopment } from './build/dev-plugin.ts';
import { addLanguage, folderOf, spokenShell, takeInLanguages } from './build/language-builds.ts';
import { speak, speakAll, speakInDevelopment } from './build/languages.ts';
import { LICENCE_FILE, licenceNotices } from './build/licence-notices.ts';
import { addIntegrity } from './build/precache-integrity.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { webManifest } from './src/domain/web-manifest.ts';
import { otherLanguages, readLanguage } from './src/domain/languages.ts';
import { testProjects } from './tests/set-up/projects.ts';

/** That of this build of the page (build/build.mjs). */
const language = readLanguage(process.env['SPEAK']);
const isEnglish = language === 'en';

const isTest = process.env['VITEST'] !== undefined;

/** A busy machine is no fault of a plugin: the build prints our own lines only. */
const checks = { pluginTimings: false };

/** What every page has loaded first: no list of what a lazy chunk needs names it again. */
const withoutFirstScreens = (_file: string, needed: string[]): string[] =>
  needed.filter((file) => !/^assets[/](?:(?:rolldown-runtime|libraries)-[^/]+[.]js|app-[^/]+[.](?:js|css))$/.test(file));

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: isTest
    ? [speakAll(otherLanguages), react()]
    : [
        command === 'serve'
          ? speakInDevelopment(language, otherLanguages)
          : isSsrBuild === true
            ? speakAll(otherLanguages)
            : speak(language),
        subsetFonts(),
        tanstackRouter({ target: 'react', autoCodeSplitting: true }),
        react(),
        command === 'serve' ? storeInDevelopment() : null,
        isSsrBuild === true || !isEnglish ? null : [licenceNotices(), takeInLanguages('dist/client')],
        isEnglish ? null : spokenShell(language),
        isSsrBuild === true || !isEnglish
          ? null
          : VitePWA({
              strategies: 'injectManifest',
              srcDir: 'sw',
              filename: 'sw.ts',
              injectRegister: null,
              registerType: 'prompt',
              manifest: webManifest(),
              // The plugin would list the icons a second time, without their hash.
              includeManifestIcons: false,
              integration: {
                // The plugin would list the manifest a second time, without its hash.
                beforeBuildServiceWorker({ injectManifest }) {
                  injectManifest.additionalManifestEntries = [];
                },
                configureCustomSWViteBuild(worker) {
                  worker.logLevel = 'warn';
                  // In the worker alone: code that has not changed keeps its names.
                  worker.define = { ...worker.define, __BUILT_AT__: JSON.stringify(new Date().toISOString()) };
                },
              },
              injectManifest: {
                rollupFormat: 'iife',
                // Not the icons that a shop can replace (server/site/shop-manifest.ts): what it serves there has another hash, and no worker would install.
                globPatterns: [
                  '{app,*/app}.html',
                  'assets/**/*.{js,css}',
                  'assets/basic-*.woff2',
                  'icons/{cards,store-map}.svg',
                  'media/fallback.svg',
                ],
                manifestTransforms: [addIntegrity('dist/client'), addLanguage('dist/client')],
                maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
              },
            }),
      ],
  // The project may be seen through links (build/plain-folder.mjs).
  ...(isTest ? {} : { resolve: { preserveSymlinks: true } }),
  // Packages of hundreds of small files: the owner's tool would take longer to open them than to do its work.
  ...(isTest || isSsrBuild !== true ? {} : { ssr: { noExternal: ['csv-parse', 'drizzle-orm', 'hono', 'nodemailer', 'stripe', 'zod'] } }),
  // Short names: a document repeats them in its styles and its markup, and must fit into the first 14 kB of a connection.
  ...(isTest ? {} : { css: { modules: { generateScopedName: '[local]-[hash:base64:3]' } } }),
  server: { port: Number(process.env['PORT'] ?? 8080), host: process.env['HOST'] ?? '127.0.0.1' },
  build: {
    target: 'es2022',
    sourcemap: isSsrBuild === true,
    ...(isSsrBuild === true
      ? { copyPublicDir: false, rolldownOptions: { checks, output: { entryFileNames: '[name].js' } } }
      : {
          outDir: isEnglish ? 'dist/client' : folderOf(language),
          copyPublicDir: isEnglish,
          manifest: true,
          ...(isEnglish ? { license: { fileName: LICENCE_FILE } } : {}),
          modulePreload: { polyfill: false, resolveDependencies: withoutFirstScreens },
          rolldownOptions: {
            checks,
            input: 'app.html',
            optimization: { inlineConst: { mode: 'all' } },
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
    projects: isTest ? testProjects() : [],
  },
}));
