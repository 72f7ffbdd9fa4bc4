import { use } from 'react';
import { inlineJson } from '../domain/inline-json';
import { DocumentContext, type StructuredEntry } from './document-context';
import { useShopName } from './shop-name';

interface StructuredDataProps {
  /** All URLs of structured data are absolute. */
  readonly entries: (siteUrl: string, shopName: string) => readonly StructuredEntry[];
}

/** Search engines read the server's markup: render it only where `import.meta.env.SSR`, so that browsers do not load its code. */
export function StructuredData({ entries }: StructuredDataProps) {
  const context = use(DocumentContext);
  const shopName = useShopName();
  context?.entries.push(...entries(context.siteUrl, shopName));
  return null;
}

export function structuredDataHtml(entries: readonly StructuredEntry[]): string {
  if (entries.length === 0) return '';
  return `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': entries })}</script>`;
}
