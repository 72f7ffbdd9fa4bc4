/** Id of the document's element with the data that the page was rendered from. */
export const DOCUMENT_DATA_ID = 'page-data';

/** sessionStorage: this tab has reloaded because a script could not be read; says which files it had loaded by then. */
export const RELOADED_FOR_CODE = 'reloadedForCode';

/** Data inlined in a document: JSON, never code (DESIGN 7.21). '<' is escaped, so that no text can close the script element. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
