import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage } from '../../src/contract/rendered-page';
import type { Product } from '../../src/domain/catalogue';
import type { CatalogueWatch } from '../http/catalogue-watch';
import { oncePerVersion } from '../http/once-per-version';
import type { StoreApp } from '../http/store-app';
import { safeHtml } from '../safe-html';
import { createDocumentCache } from './document-cache';
import { documentPolicy } from './document-policy';
import { createKnownPages } from './known-pages';
import { createPageStyles, servePageStyles } from './page-styles';
import { withRehearsalMark } from './rehearsal-mark';
import { serveDocuments } from './serve-documents';
import { readTemplate } from './template';

interface RendererModule {
  readonly renderPage: (
    path: string,
    fetch: (url: string, init: RequestInit) => Promise<Response>,
    siteUrl: string,
    safeHtml: (html: string) => string,
    lists: Map<string, readonly Product[]>,
  ) => Promise<RenderedPage>;
}

interface SiteParts {
  readonly pageAddresses: () => Promise<ReadonlySet<string>>;
  readonly catalogueWatch: CatalogueWatch;
  readonly publicUrl: () => string;
  readonly takesStripe: boolean;
  readonly isRehearsal: boolean;
  readonly trustProxyHops: number;
}

/** The app must serve the API already. `distDir` is the build. */
export async function serveSite(
  app: StoreApp,
  distDir: string,
  { pageAddresses, catalogueWatch, publicUrl, takesStripe, isRehearsal, trustProxyHops }: SiteParts,
): Promise<void> {
  const built = await readTemplate(join(distDir, 'client'));
  const template = isRehearsal ? { ...built, shell: withRehearsalMark(built.shell) } : built;
  const renderer: RendererModule = await import(/* @vite-ignore */ pathToFileURL(join(distDir, 'server/render.js')).href);
  const askApi = async (url: string, init: RequestInit): Promise<Response> => app.request(url, init);
  const currentLists = oncePerVersion(catalogueWatch, async () => new Map<string, readonly Product[]>());
  const pageStyles = createPageStyles(template.styleText);
  const documentFor = createDocumentCache({
    template,
    watch: catalogueWatch,
    pageFor: createKnownPages(pageAddresses),
    onStyles: pageStyles.allow,
    render: async (path) => renderer.renderPage(path, askApi, publicUrl(), safeHtml, await currentLists()),
  });
  servePageStyles(app, pageStyles);
  serveDocuments(app, { documentFor, shell: template.shell, policy: documentPolicy({ stripe: takesStripe }), trustProxyHops });
}
