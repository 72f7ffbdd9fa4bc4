import { use } from 'react';
import { inlineJson } from '../domain/inline-json';
import { DocumentContext, type StructuredEntry } from './document-context';
import { useShopName } from './shop-name';

interface StructuredDataProps {
  /** Receives the shop's address, since all URLs of structured data are absolute, and its name. */
  readonly entries: (siteUrl: string, shopName: string) => readonly StructuredEntry[];
}

/**
 * Structured data for search engines (https://schema.org). They read the server's markup: render it only where `import.meta.env.SSR`, so
 * that browsers do not load its code.
 */
export function StructuredData({ entries }: StructuredDataProps) {
  const context = use(DocumentContext);
  const shopName = useShopName();
  context?.entries.push(...entries(context.siteUrl, shopName));
  return null;
}

/** The entries as one script element for the head. */
export function structuredDataHtml(entries: readonly StructuredEntry[]): string {
  if (entries.length === 0) return '';
  return `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': entries })}</script>`;
}
