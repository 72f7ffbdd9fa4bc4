export const DOCUMENT_DATA_ID = 'page-data';

/** Names the scripts of a document's build, in order, separated by spaces. */
export const APP_SCRIPTS = 'app-scripts';

/** Before the names of stylesheets, joined by '+': they are served as one file. */
export const PAGE_STYLES_PATH = '/page-styles/';

/** In sessionStorage, after a reload because a script failed to load. Its value lists the files loaded by then. */
export const RELOADED_FOR_CODE = 'reloadedForCode';

/** JSON, never code: with '<' escaped no text can close the script element. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
