import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKnownPages, pageTable, type PageTable } from '../../server/site/page-table';
import type { Renderer } from '../../server/site/renderer';
import { safeHtml } from '../../server/safe-html';
import { createShopServer } from './shop-server';

const NEW_PAGE = `
import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/_site/showroom')({ component: () => <h1>Our showroom</h1> });
`;

let root: string;
let renderer: Renderer;
let pages: PageTable;

/** A copy of the app in which a newcomer adds one file, built as the server's renderer is. */
beforeAll(async () => {
  const cache = resolve('node_modules/.cache');
  await mkdir(cache, { recursive: true });
  root = await mkdtemp(join(cache, 'new-page-'));
  await cp('src', join(root, 'src'), { recursive: true, filter: (file) => !/[.]test[.]tsx?$/.test(file) });
  await writeFile(join(root, 'src/routes/_site/showroom.tsx'), NEW_PAGE);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: join(root, 'src/routes'),
        generatedRouteTree: join(root, 'src/routeTree.gen.ts'),
      }),
      react(),
    ],
    build: { ssr: true, outDir: 'dist', minify: false, rolldownOptions: { input: { render: join(root, 'src/app/entry-server.tsx') } } },
  });
  renderer = await import(/* @vite-ignore */ pathToFileURL(join(root, 'dist/render.js')).href);
  pages = pageTable(renderer.sitePages());
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('A new page is one file: known, in the sitemap, open to crawlers, and found in any spelling of its first part', async () => {
  expect(pages.listed).toContain('/showroom');
  expect(pages.uncrawled).not.toContain('/showroom');
  expect(pages.firstParts).toContain('showroom');
  expect(pages.isShell('/showroom')).toBe(false);
  expect(await createKnownPages(pages, async () => new Set())('/showroom')).toBe('/showroom');
});

test('A new page that says nothing of itself is rendered with status 200, a title and a link preview', async () => {
  const page = await renderer.renderPage('/showroom', createShopServer().fetch, 'https://shop.example', safeHtml, new Map());
  expect(page.httpStatus).toBe(200);
  expect(page.bodyHtml).toContain('Our showroom');
  expect(page.headHtml.match(/<title/g)).toHaveLength(1);
  expect(page.headHtml).toContain('<meta property="og:url" content="https://shop.example/showroom"/>');
  expect(page.headHtml).toContain('property="og:title"');
  expect(page.headHtml).toContain('property="og:image"');
});

test('A missing page has no link preview', async () => {
  const page = await renderer.renderPage('/-', createShopServer().fetch, 'https://shop.example', safeHtml, new Map());
  expect(page.httpStatus).toBe(404);
  expect(page.headHtml).not.toContain('og:');
});
