import { createContext, use } from 'react';
import { inlineJson } from '../domain/inline-json';

export type StructuredEntry = Readonly<Record<string, unknown>>;

/** Provided by the server renderer: collects the page's entries. */
export const StructuredDataContext = /* @__PURE__ */ createContext<StructuredEntry[] | null>(null);

/**
 * Structured data for search engines (https://schema.org). They read the server's markup: render it only where `import.meta.env.SSR`, so
 * that browsers do not load its code.
 */
export function StructuredData({ entries }: { readonly entries: readonly StructuredEntry[] }) {
  use(StructuredDataContext)?.push(...entries);
  return null;
}

/** The entries as script elements for the head. */
export function structuredDataHtml(entries: readonly StructuredEntry[]): string {
  return entries.map((entry) => `<script type="application/ld+json">${inlineJson(entry)}</script>`).join('');
}
