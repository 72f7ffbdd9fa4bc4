import { APP_SCRIPTS, DOCUMENT_DATA_ID, inlineJson } from '../src/domain/inline-json';

const SCRIPTS = new RegExp(`<meta name="${APP_SCRIPTS}" content="([^"]+)">`);
const DATA = new RegExp(`<script id="${DOCUMENT_DATA_ID}" type="application/json"(?: data-later="([^"]+)")?>([^<]*)</script>`);
const END = /<\/html>\s*$/;

/** What server/site/compose-document.ts writes. */
export interface StoreDocument {
  readonly html: string;
  /** '/assets/…', of its build. */
  readonly scripts: readonly string[];
  /** Where its data is; null when it is inside. */
  readonly dataAddress: string | null;
  /** False for a page that was not found. */
  readonly hasData: boolean;
}

/** Null for the empty shell, a portal's page and a document that was cut short. */
export function readStoreDocument(html: string): StoreDocument | null {
  const scripts = SCRIPTS.exec(html)?.[1];
  if (scripts === undefined || !END.test(html)) return null;
  const data = DATA.exec(html);
  return { html, scripts: scripts.split(' '), dataAddress: data?.[1] ?? null, hasData: data !== null };
}

/** The document in one piece. `data`: what its address has; `keptAt`: when the server was asked, milliseconds since 1970. */
export function inOnePiece({ html, dataAddress }: StoreDocument, data: unknown, keptAt: number): string {
  return html.replace(
    DATA,
    (_element, _later, inside: string) =>
      `<script id="${DOCUMENT_DATA_ID}" type="application/json" data-kept-at="${keptAt}">${dataAddress === null ? inside : inlineJson(data)}</script>`,
  );
}
