import { join } from 'node:path';
import type { Product } from '../../src/domain/catalogue';
import { type CatalogueWatch, oncePerVersion } from '../http/catalogue-watch';
import { compressText, type CompressedText } from '../http/compressed-text';
import type { StoreApp } from '../http/store-app';
import { safeHtml } from '../safe-html';
import { createDocumentCache } from './document-cache';
import { documentPolicy } from './document-policy';
import { createKnownPages, type PageTable } from './page-table';
import { createPageStyles, servePageStyles } from './page-styles';
import type { Renderer } from './renderer';
import { serveDocuments } from './serve-documents';
import { readTemplate } from './template';

interface SiteParts {
  readonly renderer: Renderer;
  readonly pages: PageTable;
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
  { renderer, pages, pageAddresses, catalogueWatch, publicUrl, takesStripe, isRehearsal, trustProxyHops }: SiteParts,
): Promise<void> {
  const built = await readTemplate(join(distDir, 'client'));
  const template = isRehearsal ? { ...built, shell: withRehearsalMark(built.shell) } : built;
  const askApi = async (url: string, init: RequestInit): Promise<Response> => app.request(url, init);
  const currentLists = oncePerVersion(catalogueWatch, async () => new Map<string, readonly Product[]>());
  const pageStyles = createPageStyles(template.styleText);
  const documentFor = createDocumentCache({
    template,
    watch: catalogueWatch,
    pageFor: createKnownPages(pages, pageAddresses),
    onStyles: pageStyles.allow,
    render: async (path) => renderer.renderPage(path, askApi, publicUrl(), safeHtml, await currentLists()),
  });
  servePageStyles(app, pageStyles);
  const plainShell = compressText(template.shell, 'small');
  const currentShell = oncePerVersion(catalogueWatch, async () => {
    const head = await renderer.renderShellHead(askApi, publicUrl());
    return compressText(
      template.shell.replace('<!--head-->', () => head),
      'small',
    );
  });
  // It must also open while the database is away.
  const shell = async (): Promise<CompressedText> => currentShell().catch(() => plainShell);
  serveDocuments(app, { pages, documentFor, shell, policy: documentPolicy({ stripe: takesStripe }), trustProxyHops });
}

const STYLE =
  'position:sticky;top:0;z-index:10000;margin:0;padding:8px 16px;background:#8a1c1c;color:#fff;font:600 14px/1.4 system-ui,sans-serif;text-align:center';

/** Outside the app's root, so that no screen removes it. */
export function withRehearsalMark(shell: string): string {
  return shell.replace(
    '<div id="root">',
    `<p role="note" style="${STYLE}">Rehearsal of a copy: nothing bought here is real, no card is charged, and no mail is sent.</p><div id="root">`,
  );
}
