import { createContext } from 'react';
import type { Thing } from 'schema-dts';

/** Structured data of one item (https://schema.org). */
export type StructuredEntry = Exclude<Thing, string>;

/** Data that the server renderer passes to the page, and collects from it for the document's head. */
export interface DocumentContextValue {
  /** The shop's address without a final slash. */
  readonly siteUrl: string;
  readonly entries: StructuredEntry[];
  /** Sanitises HTML to the allowed elements. */
  readonly safeHtml: (html: string) => string;
}

/** Null in browsers. */
export const DocumentContext = /* @__PURE__ */ createContext<DocumentContextValue | null>(null);
