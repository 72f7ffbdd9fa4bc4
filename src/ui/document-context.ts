import { createContext } from 'react';
import type { Thing } from 'schema-dts';

/** https://schema.org */
export type StructuredEntry = Exclude<Thing, string>;

/** Also collected from the page for the document's head. */
export interface DocumentContextValue {
  /** Without a final slash. */
  readonly siteUrl: string;
  readonly entries: StructuredEntry[];
  readonly safeHtml: (html: string) => string;
}

/** Null in browsers. */
export const DocumentContext = /* @__PURE__ */ createContext<DocumentContextValue | null>(null);
