/** Id of the element that holds the data of a server-rendered page. */
export const DOCUMENT_DATA_ID = 'page-data';

/** Key in sessionStorage: this tab has reloaded after a script failed to load. The value lists the files that were loaded by then. */
export const RELOADED_FOR_CODE = 'reloadedForCode';

/** Data inlined in a document: JSON, never code (DESIGN 7.21). '<' is escaped, so that no text can close the script element. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
