import { createContext } from 'react';
import type { Thing } from 'schema-dts';

/** Structured data of one thing (https://schema.org). */
export type StructuredEntry = Exclude<Thing, string>;

/** What the server renderer gives to the page, and collects from it, for the document's head. */
export interface DocumentContextValue {
  /** The shop's address without a final slash. */
  readonly siteUrl: string;
  readonly entries: StructuredEntry[];
  /** Reduces HTML to what the shop shows. */
  readonly safeHtml: (html: string) => string;
}

/** Null in browsers. */
export const DocumentContext = /* @__PURE__ */ createContext<DocumentContextValue | null>(null);
