import { createContext, use } from 'react';
import { inlineJson } from '../domain/inline-json';

export type StructuredEntry = Readonly<Record<string, unknown>>;

/** Given by the document renderer: takes in what its page tells search engines. */
export const StructuredDataContext = /* @__PURE__ */ createContext<StructuredEntry[] | null>(null);

/**
 * What search engines are told of a page (https://schema.org). They read what the server wrote: draw it only where `import.meta.env.SSR`, so
 * that no browser loads its code.
 */
export function StructuredData({ entries }: { readonly entries: readonly StructuredEntry[] }) {
  use(StructuredDataContext)?.push(...entries);
  return null;
}

/** As elements of the head. */
export function structuredDataHtml(entries: readonly StructuredEntry[]): string {
  return entries.map((entry) => `<script type="application/ld+json">${inlineJson(entry)}</script>`).join('');
}
