import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, SitePage } from '../../src/contract/rendered-page';
import type { Product } from '../../src/domain/catalogue';

/** src/app/entry-server.tsx, built apart: the server's code does not depend on the page's. */
export interface Renderer {
  readonly renderPage: (
    path: string,
    fetch: (url: string, init: RequestInit) => Promise<Response>,
    siteUrl: string,
    safeHtml: (html: string) => string,
    lists: Map<string, readonly Product[]>,
  ) => Promise<RenderedPage>;
  readonly renderShellHead: (fetch: (url: string, init: RequestInit) => Promise<Response>, siteUrl: string) => Promise<string>;
  readonly sitePages: () => readonly SitePage[];
}

/** Throws when dist/server has not been built. */
export async function loadRenderer(distDir: string): Promise<Renderer> {
  return import(/* @vite-ignore */ pathToFileURL(join(distDir, 'server/render.js')).href);
}
