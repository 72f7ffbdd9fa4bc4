/** The element of a document with the data that the server wrote the page from; gone once that is taken over or drawn anew. */
export const WRITTEN_DATA_ID = 'page-data';

/** Data as a document carries it: JSON, never code (DESIGN 7.21), in which no text of the shop can close its script element, '<' being an escape. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
