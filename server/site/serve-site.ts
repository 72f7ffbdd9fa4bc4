import { join } from 'node:path';
import type { Product } from '../../src/domain/catalogue';
import { type Language, languages, splitLanguage } from '../../src/domain/languages';
import { type CatalogueWatch, oncePerVersion } from '../http/catalogue-watch';
import { compressText, type CompressedText } from '../http/compressed-text';
import type { StoreApp } from '../http/store-app';
import { inLanguage } from '../languages/spoken-language';
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
  const templates = await inEach(async (language) => {
    const built = await readTemplate(join(distDir, 'client'), language);
    return isRehearsal ? { ...built, shell: withRehearsalMark(built.shell) } : built;
  });
  const askApi = async (url: string, init: RequestInit): Promise<Response> => app.request(url, init);
  const currentLists = oncePerVersion(catalogueWatch, async () => new Map<string, readonly Product[]>());
  // A sheet has the same name in each language that has it.
  const pageStyles = createPageStyles(async (name) => {
    for (const { styleText } of Object.values(templates)) {
      const text = await styleText(name);
      if (text !== null) return text;
    }
    return null;
  });
  const documentFor = createDocumentCache({
    templateOf: (path) => templates[splitLanguage(path).language],
    watch: catalogueWatch,
    pageFor: createKnownPages(pages, pageAddresses),
    onStyles: pageStyles.allow,
    render: async (path) => {
      const lists = await currentLists();
      return inLanguage(splitLanguage(path).language, () => renderer.renderPage(path, askApi, publicUrl(), safeHtml, lists));
    },
  });
  servePageStyles(app, pageStyles);
  const shells = await inEach(async (language) => {
    const { shell } = templates[language];
    const plain = compressText(shell, 'small');
    const current = oncePerVersion(catalogueWatch, async () => {
      const head = await inLanguage(language, () => renderer.renderShellHead(askApi, publicUrl()));
      return compressText(
        shell.replace('<!--head-->', () => head),
        'small',
      );
    });
    // It must also open while the database is away.
    return async (): Promise<CompressedText> => current().catch(() => plain);
  });
  serveDocuments(app, {
    pages,
    documentFor,
    shell: (language) => shells[language](),
    policy: documentPolicy({ stripe: takesStripe }),
    trustProxyHops,
  });
}

async function inEach<T>(make: (language: Language) => Promise<T>): Promise<Readonly<Record<Language, T>>> {
  const made = await Promise.all(languages.map(async (language) => [language, await make(language)] as const));
  return Object.fromEntries(made) as Record<Language, T>;
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
