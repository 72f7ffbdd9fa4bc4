import { createContext } from 'react';
import type { Thing } from 'schema-dts';

/** https://schema.org */
export type StructuredEntry = Exclude<Thing, string>;

export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** Also collected from the page for the document's head. */
export interface DocumentContextValue {
  /** Without a final slash. */
  readonly siteUrl: string;
  readonly entries: StructuredEntry[];
  /** Of the pages' own metadata, the outermost first. */
  readonly said: PageWords[];
  readonly safeHtml: (html: string) => string;
}

/** Begins the key of a query whose data only the document's head has. */
export const HEAD_ONLY = 'head';

/** Null in browsers. */
export const DocumentContext = /* @__PURE__ */ createContext<DocumentContextValue | null>(null);
